import type { Edit } from '#lib/team/operations.ts';
import type { Team } from '#types/team.ts';

export function changeColours(team: Team, colours: Partial<Pick<Team, 'shirt' | 'pitch'>>): Edit {
  const changed = { ...team, ...colours };
  const isSame = changed.shirt === team.shirt && changed.pitch === team.pitch;
  return isSame ? { ok: false, reason: 'nothing-to-do' } : { ok: true, team: changed };
}
