import type { Team } from '#types/team.ts';

export type Save = { userId: string; team: Team; version: number | null; requestId: string; asNew: boolean };

type Verdict = {
  left: 'old' | 'new' | 'MIXED';
  /** Whether repeating the save led to exactly the new state. */
  next: boolean;
};

export type Outcome = Verdict & { what: string; database: string; isSaved: boolean };

export const isMixture = ({ left, next, isSaved }: Outcome) => left === 'MIXED' || !next || (isSaved && left === 'old');

type Rows = readonly Record<string, unknown>[];

/** A user's teams with everything a save writes, including the recorded requests. */
export const STORED = (userId: string) => `
  select t.name, t.version, t.is_default, t.formation_id, t.captain_id, t.vice_captain_id,
    (select string_agg(p.position || ':' || p.player_id, ' ' order by p.position)
      from public.team_players p where p.team_id = t.id) as players,
    (select string_agg(s.slot || ':' || s.player_id, ' ' order by s.slot)
      from public.team_substitutes s where s.team_id = t.id) as substitutes,
    (select string_agg(r.request_id || ':' || r.version, ' ' order by r.version)
      from public.team_saves r where r.team_id = t.id) as saves
  from public.dream_teams t where t.user_id = '${userId}' order by t.created_at`;

/** Whether a row contains exactly this save: name, captains, eighteen players and request. */
function isWhole(row: Record<string, unknown>, { team, requestId }: Save): boolean {
  const ids = (text: unknown) => String(text).replaceAll(/\S*?:/g, '').split(' ');
  const [players, substitutes] = [ids(row.players), ids(row.substitutes)];
  const everyone = new Set([...players, ...substitutes]);
  return (
    row.name === team.name &&
    row.captain_id === team.captain &&
    row.vice_captain_id === team.viceCaptain &&
    players.length === 11 &&
    substitutes.length === 7 &&
    everyone.size === 18 &&
    [...everyone].every((id) => id.startsWith(`${team.name.replace('Team ', '')}-`)) &&
    String(row.saves).includes(`${requestId}:${String(row.version)}`)
  );
}

/** Whether these rows are the expected result: one more team, or the next version of the only one. */
function isNew(save: Save, before: Rows, after: Rows): boolean {
  const row = after.at(-1);
  if (row === undefined || !isWhole(row, save)) return false;
  const [old] = before;
  if (old !== undefined && !save.asNew) return after.length === 1 && row.version === Number(old.version) + 1;
  return row.version === 1 && JSON.stringify(after.slice(0, -1)) === JSON.stringify(before);
}

export function verdict(save: Save, before: Rows, after: Rows, repeated: Rows): Verdict {
  const left = isNew(save, before, after) ? 'new' : 'MIXED';
  return {
    left: JSON.stringify(after) === JSON.stringify(before) ? 'old' : left,
    next: isNew(save, before, repeated),
  };
}
