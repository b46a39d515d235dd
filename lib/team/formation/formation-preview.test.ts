import * as fc from 'fast-check';
import { formationPreview } from '#lib/team/formation/formation-preview.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { keepPlayers } from '#lib/team/formation/keep-players.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { FORMATION_IDS } from '#types/team.ts';

it('gives every position one of its own, and players the one that Keep Players gives them', () => {
  fc.assert(
    fc.property(teamArbitrary(), fc.constantFrom(...FORMATION_IDS), (team, id) => {
      const { slots, leaving } = formationPreview(team, id, []);
      expect(Object.keys(slots).toSorted()).toEqual(formationOf(team.formation).positions.toSorted());
      expect(Object.values(slots).toSorted()).toEqual(formationOf(id).positions.toSorted());
      const after = keepPlayers(team, id, []);
      for (const { slot, player } of startersOf(team)) {
        const target = slots[slot];
        if (leaving.includes(slot)) expect(after.substitutes.map((one) => one.id)).toContain(player.id);
        else expect(target && after.players[target]?.id).toBe(player.id);
      }
    }),
  );
});

it('moves an empty position to the nearest free one', () => {
  const { slots } = formationPreview(makeTeam('4-3-3', { LW: makePlayer({ id: 'winger' }) }), '4-4-2', []);
  expect(slots).toMatchObject({ GK: 'GK', LB: 'LB', LCM: 'LCM', CM: 'RCM', RCM: 'RM', LW: 'LM', ST: 'LST', RW: 'RST' });
});
