import { lineupFrom, type NamedPlayer } from '#lib/assistant/lineup.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { PlayerPosition } from '#types/position.ts';

const named = (name: string, ...positions: PlayerPosition[]): NamedPlayer => ({
  player: makePlayer({ id: name, name, position: positions[0] ?? '' }),
  positions,
});

const ITALY = [
  named('Gianluigi Buffon', 'GK'),
  named('Paolo Maldini', 'LB', 'CB'),
  named('Franco Baresi', 'CB'),
  named('Fabio Cannavaro', 'CB'),
  named('Gianluca Zambrotta', 'RB', 'LB'),
  named('Andrea Pirlo', 'CM'),
  named('Marco Tardelli', 'CM'),
  named('Roberto Donadoni', 'RM', 'LM'),
  named('Paolo Rossi', 'ST'),
  named('Roberto Baggio', 'CF'),
];
const names = ITALY.map(({ player }) => player.name);
const text = `In 4-4-2: ${names.join(', ')}.`;
const placed = (answer: string, known = ITALY, team = newTeam()) =>
  Object.fromEntries(lineupFrom(answer, known, team)?.starters.map(({ slot, player }) => [slot, player.name]) ?? []);

it('needs eight names', () => {
  expect(lineupFrom(text, ITALY.slice(0, 7), newTeam())).toBeNull();
  expect(lineupFrom(text, ITALY.slice(0, 8), newTeam())?.starters).toHaveLength(8);
});

it('has the formation named in the answer, with everyone in their position', () => {
  expect(placed(text)).toMatchObject({ GK: 'Gianluigi Buffon', LB: 'Paolo Maldini', RM: 'Roberto Donadoni' });
  expect(placed(text)).toMatchObject({ LST: 'Paolo Rossi', RST: 'Roberto Baggio' });
  expect(lineupFrom('', ITALY, newTeam())?.team.formation).toBe('4-3-3');
});

it('places players where the answer says', () => {
  expect(placed('LCB: Paolo Maldini\nLB – Gianluca Zambrotta')).toMatchObject({
    LCB: 'Paolo Maldini',
    LB: 'Gianluca Zambrotta',
  });
});

it('benches players who do not fit, leaves out the rest, and names them', () => {
  const keepers = Array.from({ length: 1 + MAX_SUBSTITUTES + 2 }, (_, at) => named(`Keeper ${at}`, 'GK'));
  const lineup = lineupFrom('', keepers, newTeam());
  expect(lineup?.starters.map(({ player }) => player.name)).toEqual(['Keeper 0']);
  expect(lineup?.bench).toHaveLength(MAX_SUBSTITUTES);
  expect(lineup?.leftOut).toEqual(keepers.slice(-2).map(({ player }) => player));
  expect(lineup?.team.substitutes.every(({ isSubstitute }) => isSubstitute)).toBe(true);
});

it('keeps players in positions the answer leaves empty, and says who leaves', () => {
  const team = newTeam();
  team.players.RW = makePlayer({ id: 'w', name: 'Luís Figo', position: 'RW' });
  team.players.GK = makePlayer({ id: 'g', name: 'Iker Casillas', position: 'GK' });
  team.captain = 'g';
  const lineup = lineupFrom('4-3-3', ITALY, team);
  expect(lineup?.kept.map(({ player }) => player.name)).toEqual(['Luís Figo']);
  expect(lineup?.leaving.map(({ name }) => name)).toEqual(['Iker Casillas']);
  expect(lineup?.team.captain).toBeNull();
});

it('keeps substitutes whom the answer does not name, as long as there is room', () => {
  const team = newTeam();
  team.substitutes = Array.from({ length: MAX_SUBSTITUTES }, (_, at) =>
    makePlayer({ id: `s${at}`, name: `Sub ${at}` }),
  );
  const lineup = lineupFrom('4-4-2', [...ITALY, named('Dino Zoff', 'GK')], team);
  expect(lineup?.team.substitutes.map(({ name }) => name)).toEqual([
    'Dino Zoff',
    ...team.substitutes.slice(0, -1).map(({ name }) => name),
  ]);
  expect(lineup?.leaving).toEqual(team.substitutes.slice(-1));
});

it('does not mistake part of a name for a player', () => {
  const lineup = lineupFrom(
    'LM: Giovanni Nobody\nPelé Brazil’s best, Pelé.',
    [named('Giovanni', 'LM'), named('Pelé', 'ST'), ...ITALY],
    newTeam(),
  );
  expect(lineup?.starters.some(({ player }) => player.name === 'Pelé')).toBe(true);
  expect(lineup?.missing).toEqual(['Giovanni Nobody']);
  expect(lineup?.team.players).not.toHaveProperty('LM');
  expect(JSON.stringify(lineup?.team)).not.toContain('"Giovanni"');
});

it('finds own players in the answer, with their shirt numbers, and lists unknown names', () => {
  const team = newTeam();
  team.players.CM = makePlayer({ id: 'own:1', name: 'My Cousin Bob', position: 'ST' });
  team.players.LCM = { ...makePlayer({ id: 'Andrea Pirlo', name: 'Andrea Pirlo', position: 'CM' }), jerseyNumber: 21 };
  const lineup = lineupFrom('ST: My Cousin Bob (own)\nRW: Giovanni Nobody (1900)\n- Best known first', ITALY, team);
  expect(lineup?.team.players.ST?.id).toBe('own:1');
  expect(
    Object.values(lineup?.team.players ?? {}).find((player) => player?.name === 'Andrea Pirlo')?.jerseyNumber,
  ).toBe(21);
  expect(lineup?.missing).toContain('Giovanni Nobody');
});
