import { render, screen } from '@testing-library/react';
import { GreatSides } from '#components/builder/start/great-sides.tsx';
import { TestBuilder } from '#hooks/builder.fixtures.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';

jest.mock('#hooks/use-player-finder.tsx');

it.each([
  ['scrolls up to the ways to start if they came back above the part in view', -40, 1],
  ['stays where it is if they are in view', 40, 0],
])('%s', (_, top, times) => {
  jest.mocked(usePlayerFinder).mockReturnValue({ finder: null, load: async () => null, loadSquads: async () => null });
  globalThis.IntersectionObserver = class {
    observe: () => void;
    disconnect = () => undefined;
    constructor(callback: IntersectionObserverCallback) {
      this.observe = () => callback([{ boundingClientRect: { top } } as IntersectionObserverEntry], this as never);
    }
  } as unknown as typeof IntersectionObserver;
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <TestBuilder>
      <GreatSides />
    </TestBuilder>,
  );
  expect(screen.getAllByRole('button', { name: /^Start from / })).not.toHaveLength(0);
  expect(scrollTo).toHaveBeenCalledTimes(times);
});
