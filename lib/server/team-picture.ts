import 'server-only';
import { renderAsync } from '@resvg/resvg-js';
import { environment } from '#lib/platform/env.ts';
import { makeGate } from '#lib/platform/gate.ts';
import { drawable, FONT_FILES } from '#lib/server/picture-fonts.ts';
import { fetchPhotos } from '#lib/server/player-photos.ts';
import { PICTURE_FONTS, type PictureShape, teamPictureSvg } from '#lib/share/team-picture.ts';
import { startersOf } from '#lib/team/formations.ts';
import type { Team } from '#types/team.ts';

/** Drawing uses a whole processor, so one at a time, and a long queue is refused. */
const drawings = makeGate(1, 8);

/** A PNG, or null if the queue is full. Photos that are late become initials. */
export function drawTeamPicture(team: Team, shape: PictureShape): Promise<Uint8Array<ArrayBuffer> | null> {
  return drawings.pass(async () => {
    const starters = startersOf(team).map(({ player }) => player);
    // A link does not hold the licence of a photo, so there are none if only licensed ones may be shown (D41).
    const faces = environment().sportsDb.images === 'all' ? await fetchPhotos(starters) : new Map<string, string>();
    const svg = teamPictureSvg(team, shape, { faces, shown: drawable });
    const image = await renderAsync(svg, {
      font: { loadSystemFonts: false, fontFiles: [...FONT_FILES], defaultFontFamily: PICTURE_FONTS[0] },
      logLevel: 'off',
    });
    return new Uint8Array(image.asPng());
  });
}
