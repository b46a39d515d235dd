import { codeToTeam } from '#lib/share/team-code.ts';
import { toCloudTeam, toRows } from '#lib/supabase/team-rows.ts';
import recorded from '#lib/team/file/recorded-team.json' with { type: 'json' };
import { exportTeam, readTeamFile } from '#lib/team/file/team-file.ts';
import { STARTERS } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';

function recordedTeam() {
  const result = readTeamFile(JSON.stringify(recorded.file));
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.team;
}

it('a file from before still opens with everything in it', () => {
  const { players, substitutes } = recorded.file.teamData;
  const file = exportTeam(recordedTeam(), recorded.file.exportDate);
  expect(file).toMatchObject(recorded.file);
  expect([...players, ...substitutes].map((player) => playerSchema.safeParse(player).success)).not.toContain(false);
});

it('a link from before still opens as the same team', async () => {
  expect(await codeToTeam(recorded.code)).toEqual(recordedTeam());
});

it('rows from before still open as the same team, and are still written', () => {
  const { rows } = recorded;
  const head = { id: 'cloud', is_default: true, version: 1, updated_at: '2026-11-24T20:00:00.000Z' };
  const stored = { ...rows, ...head, team_players: rows.players, team_substitutes: rows.substitutes, team_coaches: [] };
  expect(toCloudTeam(stored)).toMatchObject({ ...recordedTeam(), id: 'cloud' });
  expect(toRows(recordedTeam())).toMatchObject(rows);
});

it.each(Object.entries(recorded.codes))('a link from before with a %s has everyone in their slot', async (id, code) => {
  const team = await codeToTeam(code);
  expect(team?.formation).toBe(id);
  const placed = Object.entries(team?.players ?? {});
  expect(placed).toHaveLength(STARTERS);
  for (const [slot, player] of placed) expect(player?.name).toBe(slot);
});
