'use client';

import { useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { fetchTeamPicture } from '#lib/api/team-picture.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { teamFileName } from '#lib/team/team-file.ts';

export type ShareLink = {
  name: string;
  /** What a picture of the team is called on a disk. */
  pictureName: string;
  /** Null while it is being made. */
  code: string | null;
  url: string;
  /** The team does not fit into a link. */
  isTooLong: boolean;
  /** The team's picture for a phone, as PNG, drawn by the server. Throws without a link, and where it does not come. */
  fetchPicture: () => Promise<Blob>;
};

/** The link of the team as it is now; nothing of it leaves this device until somebody opens it. */
export function useShareLink(): ShareLink {
  const team = useBuilder((builder) => builder.team);
  const [made, setMade] = useState<{ team: typeof team; code: string | null } | null>(null);

  useEffect(() => {
    let isGone = false;
    // A browser too old to deflate is told the same as a team too long: that there is no link.
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
