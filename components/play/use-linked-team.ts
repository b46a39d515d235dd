'use client';

import { useEffect, useState } from 'react';
import { codeToTeam } from '#lib/share/team-code.ts';
import type { Team } from '#types/team.ts';

/** The team in a link's code: null while reading or without a code, 'damaged' if the code is invalid. */
export function useLinkedTeam(code: string | null): Team | 'damaged' | null {
  const [read, setRead] = useState<{ code: string; team: Team | null } | null>(null);

  useEffect(() => {
    if (code === null) return;
    let isGone = false;
    const keep = (team: Team | null) => {
      if (!isGone) setRead({ code, team });
    };
    codeToTeam(code).then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [code]);

  return read !== null && read.code === code ? (read.team ?? 'damaged') : null;
}
