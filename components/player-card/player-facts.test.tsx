import { render, screen } from '@testing-library/react';
import { PlayerFacts } from '#components/player-card/player-facts.tsx';
import type { Appearance } from '#lib/players/squads/squad-book.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

const appearance = (team: string, year: number, number: number, goals: number, isWinner = false) =>
  ({ squad: { team, year, isWinner }, number, goals }) as Appearance;

it('names a World Cup team only where it is not the nation on the card', () => {
  const worldCups = [appearance('West Germany', 1990, 10, 4, true), appearance('Germany', 1994, 10, 1)];
  const details = { isLoading: false, free: null, online: null, known: null, worldCups, error: '' };
  render(<PlayerFacts player={makePlayer({ id: 'p1', nationality: 'Germany' })} details={details} isInTeam />);
  expect(screen.getByText('1990 West Germany, number 10, 4 goals, winner; 1994, number 10, 1 goal')).toBeVisible();
});

it('says where an active player is now, if not at the club fans remember', () => {
  const known = {
    born: '1987-06-24',
    nations: ['Argentina'],
    positions: ['RW'],
    clubs: ['Barcelona', 'Paris Saint-Germain', 'Inter Miami'],
    now: 'Inter Miami',
    from: 2004,
    to: null,
    gender: 'M',
  } as const;
  const details = { isLoading: false, free: null, online: null, known, worldCups: [], error: '' };
  const card = (team: string) => (
    <PlayerFacts player={makePlayer({ id: 'p1', team })} details={details} isInTeam={false} />
  );
  const { rerender } = render(card('Barcelona'));
  expect(screen.getByText('Barcelona, now Inter Miami')).toBeVisible();
  expect(screen.getByText('Paris Saint-Germain')).toBeVisible();
  rerender(card('Inter Miami'));
  expect(screen.getByText('Inter Miami')).toBeVisible();
});
