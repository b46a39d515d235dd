import type { Team } from '#types/team.ts';

/** One save of a user, as a client sends it. */
export type Save = { userId: string; team: Team; version: number | null; requestId: string; asNew: boolean };

export type Verdict = {
  /** What the fault left: the teams of before, the whole of the new one, or neither. */
  left: 'old' | 'new' | 'MIXED';
  /** Whether the same save, sent again, ended in exactly the new state. */
  next: boolean;
};

export type Outcome = Verdict & { what: string; database: string; ended: string };

type Rows = readonly Record<string, unknown>[];

/** The teams of a user, each with everything that a save writes, the noted requests beside them. */
export const STORED = (userId: string) => `
  select t.name, t.version, t.is_default, t.formation_id, t.captain_id, t.vice_captain_id,
    (select string_agg(p.position || ':' || p.player_id, ' ' order by p.position)
      from public.team_players p where p.team_id = t.id) as players,
    (select string_agg(s.slot || ':' || s.player_id, ' ' order by s.slot)
      from public.team_substitutes s where s.team_id = t.id) as substitutes,
    (select string_agg(r.request_id || ':' || r.version, ' ' order by r.version)
      from public.team_saves r where r.team_id = t.id) as saves
  from public.dream_teams t where t.user_id = '${userId}' order by t.created_at`;

/** Whether a row is this save, whole: its name, its captains, its eighteen players and its request, and no other's. */
function isWhole(row: Record<string, unknown>, { team, requestId }: Save): boolean {
  const mark = team.name.replace('Team ', '');
  const ids = (text: unknown) =>
    String(text)
      .split(' ')
      .map((pair) => pair.slice(pair.indexOf(':') + 1));
  const players = ids(row.players);
  const substitutes = ids(row.substitutes);
  return (
    row.name === team.name &&
    row.captain_id === team.captain &&
    row.vice_captain_id === team.viceCaptain &&
    players.length === 11 &&
    substitutes.length === 7 &&
    [...players, ...substitutes].every((id) => id.startsWith(`${mark}-`)) &&
    new Set([...players, ...substitutes]).size === 18 &&
    String(row.saves).includes(`${requestId}:${String(row.version)}`)
  );
}

/** The state that the save should lead to: one more team, or the next version of the only one. */
function isNew(save: Save, before: Rows, after: Rows): boolean {
  const [old] = before;
  if (old === undefined || save.asNew) {
    const added = after.at(-1);
    const others = after.slice(0, -1);
    return (
      added !== undefined &&
      after.length === before.length + 1 &&
      JSON.stringify(others) === JSON.stringify(before) &&
      added.version === 1 &&
      isWhole(added, save)
    );
  }
  const [row] = after;
  return after.length === 1 && row !== undefined && row.version === Number(old.version) + 1 && isWhole(row, save);
}

export function judge(save: Save, before: Rows, after: Rows, repeated: Rows): Verdict {
  const isOld = JSON.stringify(after) === JSON.stringify(before);
  const left = isNew(save, before, after) ? 'new' : 'MIXED';
  return { left: isOld ? 'old' : left, next: isNew(save, before, repeated) };
}
