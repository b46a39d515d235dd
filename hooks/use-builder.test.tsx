import { act, render, screen } from '@testing-library/react';
import { BuilderProvider, useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import type { BuilderStore } from '#lib/builder/store.ts';

let store: BuilderStore;
let renders = 0;

function TeamName() {
  store = useBuilderStore();
  renders += 1;
  return <p>{useBuilder(({ team }) => team.name)}</p>;
}

it('follows its part of the builder, and does not render for another', () => {
  render(<TeamName />, { wrapper: BuilderProvider });
  const before = renders;
  act(() => store.getState().select({ kind: 'bench', index: 0 }));
  expect(renders).toBe(before);
  act(() => void store.getState().edit((team) => ({ ok: true, team: { ...team, name: 'Giants' } }), 'Renamed'));
  expect(screen.getByText('Giants')).toBeInTheDocument();
});
