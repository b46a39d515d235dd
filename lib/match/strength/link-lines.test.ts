import { linkLines } from '#lib/match/strength/link-lines.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { FORMATION_IDS, type FormationId, type Slot } from '#types/team.ts';

const player = (id: string, nationality: string, team = '') => makePlayer({ id, nationality, team });

it('links neighbours by club first, then by nation, and never across a third player', () => {
  const team = makeTeam('4-3-3', {
    LB: player('a', 'Italy', 'AC Milan'),
    LCB: player('b', 'Italy', 'AC Milan'),
    RCB: player('c', 'Italy', 'Juventus'),
    RB: player('d', 'Brazil', 'AC Milan'),
    GK: player('e', '', ''),
    ST: player('f', '', ''),
  });
  expect(linkLines(team)).toEqual([
    { from: 'LB', to: 'LCB', kind: 'club' },
    { from: 'LCB', to: 'RCB', kind: 'nation' },
  ]);
});

const oneNation = (id: FormationId) =>
  makeTeam(id, Object.fromEntries(formationOf(id).positions.map((slot) => [slot, player(slot, 'Brazil')])));

it.each(FORMATION_IDS)('in %s, every player has a neighbour and no pair is listed twice', (id) => {
  const lines = linkLines(oneNation(id));
  const linked = new Set<Slot>(lines.flatMap(({ from, to }) => [from, to]));
  expect([...linked].toSorted()).toEqual([...formationOf(id).positions].toSorted());
  const pairs = lines.map(({ from, to }) => [from, to].toSorted().join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  // Eleven points have at most 27 lines that don't cross.
  expect(pairs.length).toBeLessThanOrEqual(27);
});
