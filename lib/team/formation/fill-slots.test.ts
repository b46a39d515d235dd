import * as fc from 'fast-check';
import { candidatesFrom, fillEmptySlots } from '#lib/team/formation/fill-slots.ts';
import { formationOf, naturalPosition, newTeam } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

const unknown = () => null;
const at = (id: string, position: Position) => makePlayer({ id, position, year: null });

it('uses search results first, then the other sources, and only players for the position', () => {
  const found = [at('found-st', 'CF'), at('found-cm', 'CM')];
  const index = [at('index-st', 'ST'), at('index-cm-1', 'CM'), at('index-cm-2', 'CM'), at('index-gk', 'GK')];
  const sources = [found, index, [at('sample-lw', 'LW')]].map(candidatesFrom);
  const edit = fillEmptySlots(newTeam(), sources, unknown);
  if (!edit.ok) throw new Error(edit.reason);
  const ids = Object.fromEntries(Object.entries(edit.team.players).map(([slot, player]) => [slot, player?.id ?? null]));
  expect(ids).toMatchObject({
    ST: 'found-st',
    LCM: 'found-cm',
    CM: 'index-cm-1',
    RCM: 'index-cm-2',
    GK: 'index-gk',
    LW: 'sample-lw',
    LB: null,
  });
});

it('says why nothing was filled', () => {
  expect(fillEmptySlots(newTeam(), [], unknown)).toEqual({ ok: false, reason: 'nobody-fits' });
  const slots = formationOf('4-3-3').positions;
  const full = makeTeam('4-3-3', Object.fromEntries(slots.map((slot) => [slot, at(slot, 'CM')])));
  expect(fillEmptySlots(full, [candidatesFrom([at('x', 'GK')])], unknown)).toEqual({
    ok: false,
    reason: 'no-empty-slot',
  });
});

it('keeps everyone already in the team, adds no player twice, and only in fitting positions', () => {
  const candidates = teamArbitrary().map((team) =>
    everyone(team).map((player) => ({ ...player, id: `c-${player.id}` })),
  );
  fc.assert(
    fc.property(teamArbitrary(), candidates, candidates, (team, first, second) => {
      const edit = fillEmptySlots(team, [candidatesFrom(first), candidatesFrom(second)], unknown);
      if (!edit.ok) return;
      const filled = edit.team;
      expect(filled.substitutes).toBe(team.substitutes);
      for (const [slot, player] of Object.entries(team.players)) {
        if (player) expect(filled.players[slot as 'GK']).toBe(player);
      }
      const ids = everyone(filled).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const slot of formationOf(filled.formation).positions) {
        const newcomer: Player | null | undefined = team.players[slot] ? null : filled.players[slot];
        if (newcomer) expect(candidatesFrom([newcomer])(naturalPosition(slot), () => false)).toEqual([newcomer]);
      }
    }),
  );
});
