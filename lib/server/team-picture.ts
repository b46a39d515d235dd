import 'server-only';
import { renderAsync } from '@resvg/resvg-js';
import { environment } from '#lib/platform/env.ts';
import { makeGate } from '#lib/platform/gate.ts';
import { drawable, FONT_FILES } from '#lib/server/picture-fonts.ts';
import { fetchPhotos, type Photos } from '#lib/server/player-photos.ts';
import { PICTURE_FONTS, type PictureShape, teamPictureSvg } from '#lib/share/team-picture.ts';
import { startersOf } from '#lib/team/formations.ts';
import type { Team } from '#types/team.ts';

/** Drawing uses a whole processor, so one at a time, and a long queue is refused. */
const drawings = makeGate(1, 8);

/** Slow image hosts hold up these and never a drawing. */
const collections = makeGate(4, 8);

export type TeamPicture = { png: Uint8Array<ArrayBuffer>; isComplete: boolean };

/** Null if the queue is full. Photos that are late become initials, and the picture is then incomplete. */
export async function drawTeamPicture(team: Team, shape: PictureShape): Promise<TeamPicture | null> {
  const { faces, isComplete } = await photosOf(team);
  return drawings.pass(async () => {
    const svg = teamPictureSvg(team, shape, { faces, shown: drawable });
    const image = await renderAsync(svg, {
      font: { loadSystemFonts: false, fontFiles: [...FONT_FILES], defaultFontFamily: PICTURE_FONTS[0] },
      logLevel: 'off',
    });
    return { png: new Uint8Array(image.asPng()), isComplete };
  });
}

/** A link does not hold the licence of a photo, so there are none if only licensed ones may be shown (D41). */
async function photosOf(team: Team): Promise<Photos> {
  const starters = startersOf(team).map(({ player }) => player);
  if (environment().sportsDb.images !== 'all' || starters.every(({ imageUrl }) => imageUrl === null))
    return { faces: new Map(), isComplete: true };
  return (await collections.pass(() => fetchPhotos(starters))) ?? { faces: new Map(), isComplete: false };
}
