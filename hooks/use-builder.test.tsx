import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterFollowers, nextFrame } from '#hooks/after-frame.fixtures.ts';
import { BuilderProvider, useBuilder, useBuilderLater, useBuilderNext, useBuilderStore } from '#hooks/use-builder.tsx';

type Store = ReturnType<typeof useBuilderStore>;

function Now({ keep }: { keep: (store: Store) => void }) {
  keep(useBuilderStore());
  return <p data-testid="now">{useBuilder((builder) => builder.announcement)}</p>;
}

function Later({ count }: { count: () => void }) {
  count();
  return <p data-testid="later">{useBuilderLater((builder) => builder.announcement)}</p>;
}

function Next() {
  return <p data-testid="next">{useBuilderNext((builder) => builder.announcement)}</p>;
}

function WithTeam({ keep }: { keep: (store: Store) => void }) {
  keep(useBuilderStore());
  useBuilder(({ team }) => team);
  return <Later count={() => undefined} />;
}

function Name({ isUpper }: { isUpper: boolean }) {
  return useBuilderLater(({ team }) => (isUpper ? team.name.toUpperCase() : team.name));
}

function Length({ count }: { count: () => void }) {
  count();
  const name = useBuilderLater(
    ({ team }) => team.name,
    (a, b) => a.length === b.length,
  );
  return <p data-testid="length">{name}</p>;
}

function shown(Follower = Later) {
  const stores: Store[] = [];
  let renders = 0;
  const count = () => {
    renders += 1;
  };
  render(
    <BuilderProvider>
      <Now keep={(store) => stores.push(store)} />
      <Next />
      <Follower count={count} />
    </BuilderProvider>,
  );
  const builder = () => stores[0]?.getState();
  const text = (id: string) => screen.getByTestId(id).textContent;
  return {
    builder,
    now: () => text('now'),
    next: () => text('next'),
    later: () => text('later'),
    renders: () => renders,
  };
}

describe('a part of the builder that is taken in later', () => {
  it('leaves the urgent turn and two frames to the others, and follows then', async () => {
    const { builder, now, next, later, renders } = shown();
    const before = renders();
    await act(async () => {
      flushSync(() => builder()?.edit((team) => ({ ok: true, team: { ...team, name: 'Giants' } }), 'Renamed'));
      expect(now()).toBe('Renamed');
      expect(next()).toBe('');
      expect(later()).toBe('');
      expect(renders()).toBe(before);
    });
    expect(next()).toBe('');
    await nextFrame();
    expect(next()).toBe('Renamed');
    expect(renders()).toBe(before);
    await nextFrame();
    expect(later()).toBe('Renamed');
  });

  it('waits for the frame though it is rendered with what shows the change at once', async () => {
    const stores: Store[] = [];
    render(
      <BuilderProvider>
        <WithTeam keep={(store) => stores.push(store)} />
      </BuilderProvider>,
    );
    const before = stores.length;
    await act(async () =>
      stores[0]?.getState().edit((team) => ({ ok: true, team: { ...team, name: 'Giants' } }), 'Renamed'),
    );
    expect(stores.length).toBeGreaterThan(before);
    expect(screen.getByTestId('later')).toHaveTextContent(/^$/);
    await afterFollowers();
    expect(screen.getByTestId('later')).toHaveTextContent('Renamed');
  });

  it('does not wait for a frame in the background, where none comes', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { builder, later } = shown();
    await act(async () => builder()?.edit((team) => ({ ok: true, team: { ...team, name: 'Giants' } }), 'Renamed'));
    expect(later()).toBe('Renamed');
    hidden.mockRestore();
  });

  it('does not render for what it does not read', async () => {
    const { builder, renders } = shown();
    const before = renders();
    await act(async () => builder()?.select({ kind: 'bench', index: 0 }));
    await afterFollowers();
    expect(renders()).toBe(before);
  });

  it('keeps the part it has where the other makes no difference to it', async () => {
    const { builder, renders } = shown(Length);
    const before = renders();
    const rename = (name: string) =>
      act(async () => builder()?.edit((team) => ({ ok: true, team: { ...team, name } }), 'Renamed'));
    await rename('Giant Dreams!');
    await afterFollowers();
    expect(renders()).toBe(before);
    await rename('Giants');
    await afterFollowers();
    expect(screen.getByTestId('length')).toHaveTextContent('Giants');
  });

  it('follows what else it is read by', async () => {
    const within = (isUpper: boolean) => (
      <BuilderProvider>
        <Name isUpper={isUpper} />
      </BuilderProvider>
    );
    const { container, rerender } = render(within(false));
    expect(container).toHaveTextContent('My Dream Team');
    await act(async () => rerender(within(true)));
    expect(container).toHaveTextContent('MY DREAM TEAM');
  });
});
