import * as fc from 'fast-check';
import { MEMBER_COLUMNS, toCloudTeam, toRows } from '#lib/supabase/team-rows.ts';
import { teamArbitrary } from '#lib/team/team.fixtures.ts';

const HEAD = { id: 'cloud', is_default: true, version: 1, updated_at: '2026-11-24T20:00:00.000Z', team_coaches: [] };

it('restores any team', () => {
  fc.assert(
    fc.property(teamArbitrary(), (team) => {
      const { players, substitutes, ...row } = toRows(team);
      const members = { team_players: players, team_substitutes: substitutes.toReversed() };
      expect(toCloudTeam({ ...row, ...HEAD, ...members })).toMatchObject({ ...team, id: 'cloud' });
    }),
    { numRuns: 100 },
  );
});

it('reads exactly the columns that it writes', () => {
  fc.assert(
    fc.property(teamArbitrary(), (team) => {
      for (const row of toRows(team).players) expect(Object.keys(row).join(',')).toBe(MEMBER_COLUMNS);
    }),
    { numRuns: 20 },
  );
});
