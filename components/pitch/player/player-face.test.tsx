import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { cacheImage } from '#lib/players/image-cache.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

const PICTURE = 'https://r2.thesportsdb.com/images/henry.jpg';
const henry = makePlayer({ id: 'p14', name: 'Thierry Henry', imageUrl: PICTURE });

let appear: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      appear = () => act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

const picture = () => document.querySelector('img');
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

it('shows the initials, hidden from screen readers, until the picture has loaded', () => {
  render(<PlayerFace kit={kitOf('ink', henry)} player={henry} />);
  expect(screen.getByText('TH').closest('[aria-hidden]')).toBeInTheDocument();
  expect(picture()).toHaveAttribute('src', PICTURE);
  fireEvent.load(picture() as Element);
  expect(screen.queryByText('TH')).toBeNull();
  expect(picture()).toHaveAttribute('data-loaded');
});

it('keeps the initials if the picture fails', () => {
  render(<PlayerFace kit={kitOf('ink', henry)} player={henry} />);
  fireEvent.error(picture() as Element);
  expect(screen.getByText('TH')).toBeInTheDocument();
  expect(picture()).toBeNull();
});

it('keeps the initials if the picture has not loaded after three seconds in view, until there is a new one', () => {
  const { rerender } = render(<PlayerFace kit={kitOf('ink', henry)} player={henry} />);
  wait(60_000);
  appear();
  wait(2999);
  expect(picture()).toBeInTheDocument();
  wait(1);
  expect(picture()).toBeNull();
  expect(screen.getByText('TH')).toBeInTheDocument();
  rerender(<PlayerFace kit={kitOf('ink', henry)} player={{ ...henry, imageUrl: `${PICTURE}?other` }} />);
  expect(picture()).toHaveAttribute('src', `${PICTURE}?other`);
});

it('keeps a picture that loaded in time', () => {
  render(<PlayerFace kit={kitOf('ink', henry)} player={henry} />);
  appear();
  wait(2999);
  fireEvent.load(picture() as Element);
  wait(10_000);
  expect(picture()).toHaveAttribute('data-loaded');
});

it('shows a picture found during the visit as soon as it is cached', () => {
  render(<PlayerFace kit={kitOf('ink', henry)} player={{ ...henry, imageUrl: null }} />);
  expect(screen.getByText('TH')).toBeInTheDocument();
  expect(picture()).toBeNull();
  act(() => cacheImage(henry, PICTURE, Date.now()));
  expect(picture()).toHaveAttribute('src', PICTURE);
});

it('prefers a free picture found during the visit to the player’s own (D59)', () => {
  const free = 'https://thumb.wikimedia.org/henry.jpg';
  render(<PlayerFace kit={kitOf('ink', henry)} player={henry} />);
  act(() => cacheImage(henry, free, Date.now()));
  expect(picture()).toHaveAttribute('src', free);
});

it('shows no picture if the site has turned them off', () => {
  document.documentElement.dataset.photos = 'off';
  render(<PlayerFace kit={kitOf('ink', henry)} player={henry} />);
  expect(picture()).toBeNull();
  delete document.documentElement.dataset.photos;
});
