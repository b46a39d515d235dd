import { useLinkedTeam } from '#components/play/use-linked-team.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import type { PlayAddress } from '#lib/match/play-address.ts';
import type { Team } from '#types/team.ts';

type PlayTeams = { team: Team; against: Team | null };

/** The teams named in the address, or this browser's own team. */
export function usePlayTeams(address: PlayAddress): PlayTeams | 'loading' | 'damaged' {
  const isRestored = useBuilder((builder) => builder.isRestored);
  const ownTeam = useBuilder((builder) => builder.team);
  const linked = useLinkedTeam(address.team);
  const against = useLinkedTeam(address.against);
  const team = address.team === null ? ownTeam : linked;
  if (team === 'damaged' || against === 'damaged') return 'damaged';
  const isLoading = !isRestored || team === null || (address.against !== null && against === null);
  return isLoading ? 'loading' : { team, against };
}
