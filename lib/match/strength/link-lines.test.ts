import { linkLines } from '#lib/match/strength/link-lines.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { FORMATION_IDS, type FormationId, type Slot } from '#types/team.ts';

const player = (id: string) => makePlayer({ id });
const nobody = { club: '', current: '', from: 2000, to: 2010, squads: [] };

it('links neighbours who played together, and never across a third player', () => {
  const team = makeTeam(
    '4-3-3',
    Object.fromEntries(['LB', 'LCB', 'RCB', 'RB', 'GK'].map((slot) => [slot, player(slot)])),
  );
  const milan = { ...nobody, club: 'AC Milan' };
  const facts = {
    LB: milan,
    LCB: { ...milan, squads: ['2006 Italy'] },
    RCB: { ...nobody, squads: ['2006 Italy'] },
    RB: milan,
  };
  const linked = linkLines(team, ({ id }) => facts[id as keyof typeof facts] ?? null);
  expect(linked).toEqual([
    { from: 'LB', to: 'LCB', kind: 'club' },
    { from: 'LCB', to: 'RCB', kind: 'squad' },
  ]);
});

const oneSquad = (id: FormationId) =>
  makeTeam(id, Object.fromEntries(formationOf(id).positions.map((slot) => [slot, player(slot)])));

it.each(FORMATION_IDS)('in %s, every player has a neighbour and no pair is listed twice', (id) => {
  const lines = linkLines(oneSquad(id), () => ({ ...nobody, squads: ['2002 Brazil'] }));
  const linked = new Set<Slot>(lines.flatMap(({ from, to }) => [from, to]));
  expect([...linked].toSorted()).toEqual([...formationOf(id).positions].toSorted());
  const pairs = lines.map(({ from, to }) => [from, to].toSorted().join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  // Eleven points have at most 27 lines that don't cross.
  expect(pairs.length).toBeLessThanOrEqual(27);
});
