'use client';

import { useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { fetchTeamPicture } from '#lib/api/team-picture.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { teamFileName } from '#lib/team/team-file.ts';

export type ShareLink = {
  name: string;
  pictureName: string;
  /** Null until it is ready. */
  code: string | null;
  url: string;
  isTooLong: boolean;
  /** A PNG drawn by the server. */
  fetchPicture: () => Promise<Blob>;
};

/** A link to the team as it is now. Nothing leaves the device until it is opened. */
export function useShareLink(): ShareLink {
  const team = useBuilder((builder) => builder.team);
  const [made, setMade] = useState<{ team: typeof team; code: string | null } | null>(null);

  useEffect(() => {
    let isGone = false;
    // Browsers too old to compress get the same message as a team that is too long.
    teamToCode(team).then(
      (code) => !isGone && setMade({ team, code }),
      () => !isGone && setMade({ team, code: null }),
    );
    return () => {
      isGone = true;
    };
  }, [team]);

  const code = made?.team === team ? made.code : null;
  return {
    name: team.name,
    pictureName: teamFileName(team).replace(/\.json$/u, '.png'),
    code,
    url: code === null ? '' : `${window.location.origin}/t/${code}`,
    isTooLong: made?.team === team && code === null,
    async fetchPicture() {
      if (code === null) throw new Error('Without a link there is no picture.');
      return fetchTeamPicture(code);
    },
  };
}
