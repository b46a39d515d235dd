'use client';

import { useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import type { PictureExtra } from '#lib/share/picture-extras.ts';
import { FIRST_SHAPE, type PictureShape, picturePath } from '#lib/share/picture-shapes.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { teamFileName } from '#lib/team/file/team-file.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';

export function useShareLink() {
  const team = useBuilder((builder) => builder.team);
  const [made, setMade] = useState<{ team: typeof team; code: string | null } | null>(null);

  useEffect(() => {
    let isGone = false;
    // Browsers too old for compression show the same message as for a team that is too long.
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
    pictureName: (shape: PictureShape) =>
      teamFileName(team).replace(/\.json$/u, shape === FIRST_SHAPE ? '.png' : `_${shape}.png`),
    code,
    pathOf: (shape: PictureShape, extras: readonly PictureExtra[]) =>
      code === null ? null : picturePath(code, shape, extras),
    url: code === null ? '' : `${window.location.origin}/t/${code}`,
    isComplete: startersOf(team).length === STARTERS,
    isTooLong: made?.team === team && code === null,
  };
}
