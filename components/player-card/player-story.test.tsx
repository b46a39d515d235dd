import { render, screen } from '@testing-library/react';
import { PlayerStory } from '#components/player-card/player-story.tsx';
import type { PlayerDetailsState } from '#components/player-card/use-player-details.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

const PICTURE = {
  image: 'https://thumb.wikimedia.org/henry.jpg',
  width: 250,
  height: 330,
  credit: {
    author: 'Anna <b>',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
    source: 'https://commons.wikimedia.org/wiki/File:Henry.jpg',
    isRequired: true,
  },
};
const STORY = { story: 'He is a footballer.', storyUrl: 'https://en.wikipedia.org/wiki/Thierry_Henry' };
const ONLINE = {
  player: makePlayer({ id: 'p1' }),
  details: { born: '', birthPlace: '', height: '', weight: '', biography: 'One.\n\nTwo.', credit: 'Ben, CC BY 4.0' },
};

const show = (details: Partial<PlayerDetailsState>) =>
  render(
    <PlayerStory
      details={{ isLoading: false, free: null, online: null, known: null, worldCups: [], error: '', ...details }}
    />,
  );

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('credits a free picture and a free text with author, source and licence', () => {
  show({ free: { ...PICTURE, ...STORY }, error: 'Failed' });
  expect(screen.getByRole('region', { name: 'Biography' })).toHaveTextContent(
    'He is a footballer.Text: Wikipedia, CC BY-SA 4.0',
  );
  expect(linkOf('Anna <b>')).toBe(PICTURE.credit.source);
  expect(linkOf('Wikipedia')).toBe(STORY.storyUrl);
  const licences = screen.getAllByRole('link', { name: 'CC BY-SA 4.0' });
  expect(licences.map((link) => link.getAttribute('href'))).toEqual([
    'https://creativecommons.org/licenses/by-sa/4.0/',
    PICTURE.credit.licenceUrl,
  ]);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  // Don't complain about missing details if others were found.
  expect(screen.queryByText('Failed')).toBeNull();
});

it('names a picture in the public domain without an author', () => {
  const credit = { ...PICTURE.credit, author: '', licence: 'Public domain', licenceUrl: null, isRequired: false };
  show({ free: { ...PICTURE, credit } });
  expect(screen.getByText(/^Picture:/)).toHaveTextContent('Picture: author unknown, Public domain');
});

it('shows the sports database’s content with its own credit if nothing is free', () => {
  show({ free: { image: null }, online: ONLINE });
  expect(screen.getByRole('region', { name: 'Biography' })).toHaveTextContent('One.Two.');
  expect(screen.getByText('Picture: Ben, CC BY 4.0')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('never credits a picture to the wrong author', () => {
  show({ free: PICTURE, online: ONLINE });
  expect(screen.queryByText(/Ben/)).toBeNull();
  expect(linkOf('Anna <b>')).toBe(PICTURE.credit.source);
});

it('shows that it is searching, or what failed', () => {
  const { rerender } = show({ isLoading: true });
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  rerender(
    <PlayerStory
      details={{ isLoading: false, free: null, online: null, known: null, worldCups: [], error: 'Failed' }}
    />,
  );
  expect(screen.getByText('Failed')).toBeInTheDocument();
});
