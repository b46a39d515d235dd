import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { BuilderLink } from '#components/play/builder-link.tsx';
import { usePlayAddress } from '#components/play/use-play-address.ts';

let go: jest.SpyInstance;
const comeFrom = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);

function press(): boolean {
  render(<BuilderLink>Back</BuilderLink>);
  // jsdom doesn't navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return fireEvent.click(screen.getByRole('link', { name: 'Back' }));
}

beforeEach(() => {
  go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/play');
});

it('goes back past all the game’s screens to the builder', () => {
  comeFrom('http://localhost/');
  const { result } = renderHook(() => usePlayAddress());
  act(() => result.current.go({ cup: 1998 }, 'replace'));
  act(() => result.current.go({ cup: 1998, step: 1 }));
  act(() => result.current.go({ cup: 1998, step: 2 }));
  press();
  expect(go.mock.calls).toEqual([[-3]]);
});

it.each([
  ['another site', 'https://example.com/', '/play'],
  ['a shared team', 'http://localhost/t/1abc', '/play'],
  ['an address changed by hand', 'http://localhost/', '/play#cup=1998'],
  ['nowhere', '', '/play'],
])('opens the builder after %s', (_, referrer, address) => {
  comeFrom(referrer);
  window.history.pushState(null, '', address);
  press();
  expect(go).not.toHaveBeenCalled();
});
