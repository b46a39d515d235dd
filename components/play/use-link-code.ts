'use client';

import { useEffect, useState } from 'react';
import { teamToCode } from '#lib/share/team-code.ts';
import type { Team } from '#types/team.ts';

/** A team's code: null if its names are too long for a link, undefined until it's made. */
export function useLinkCode(team: Team): string | null | undefined {
  const [made, setMade] = useState<{ team: Team; code: string | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    const keep = (code: string | null) => {
      if (!isGone) setMade({ team, code });
    };
    teamToCode(team).then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [team]);
  return made?.team === team ? made.code : undefined;
}
