import { type PlayAddress, readPlayAddress } from '#lib/match/play-address.ts';
import { codeToTeam } from '#lib/share/team-code.ts';
import type { Team } from '#types/team.ts';

/** Null if the team's code is damaged. A damaged opponent is left out. */
export async function readSharedLink(
  code: string,
  search: string,
): Promise<{ team: Team; play: PlayAddress; opponent: Team | null } | null> {
  const team = await codeToTeam(code);
  if (!team) return null;
  const address = readPlayAddress(search);
  const opponent = address.against === null ? null : await codeToTeam(address.against);
  return { team, play: { ...address, against: opponent && address.against }, opponent };
}
