import { act, render, screen } from '@testing-library/react';
import { Finish } from '#components/pitch/finish/finish.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';

beforeEach(() => {
  render(
    <TestBuilder>
      <Finish onClose={() => {}} />
    </TestBuilder>,
  );
});

it('tells a screen reader what comes after the eleventh player', async () => {
  expect(await screen.findByRole('status')).toHaveTextContent('Your XI is complete');
});

it('makes way while a player moves', () => {
  const finish = screen.getByRole('region', { name: 'Your XI is complete' });
  act(() => store.getState().startMoving({ from: 'team', spot: { kind: 'slot', slot: 'CM' } }));
  expect(finish).not.toBeVisible();
  act(() => store.getState().stopMoving());
  expect(finish).toBeVisible();
});
