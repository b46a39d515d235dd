import 'server-only';
import { renderAsync } from '@resvg/resvg-js';
import { environment } from '#lib/platform/env.ts';
import { makeGate } from '#lib/platform/gate.ts';
import type { Lasts } from '#lib/server/http.ts';
import { drawable, drawnWidth, FONT_FILES } from '#lib/server/picture-fonts.ts';
import { fetchPhotos, type Photos } from '#lib/server/player-photos.ts';
import { portraitsOf } from '#lib/server/portrait-service.ts';
import { creditable } from '#lib/share/picture-credits.ts';
import type { PictureShape } from '#lib/share/picture-shapes.ts';
import { PICTURE_FONTS, teamPictureSvg } from '#lib/share/team-picture.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import type { Player } from '#types/player.ts';
import type { PictureCredit, Portrait } from '#types/portrait.ts';
import type { Team } from '#types/team.ts';

/** Drawing keeps a CPU core busy, so pictures are drawn one at a time, and a long queue is rejected. */
const drawings = makeGate(1, 8);

/** Slow image hosts only delay collecting photos, never drawing. */
const collections = makeGate(4, 8);

/** For portraits that aren't cached. */
const PORTRAIT_LIMIT_MS = 1500;

type PictureOptions = {
  visitor: string;
  /** Keeps the process alive for responses that only fill the cache. */
  later: (work: Promise<unknown>) => void;
  occasion?: string;
};

export type TeamPicture = { png: Uint8Array<ArrayBuffer>; lasts: Lasts };

/** Null if the queue is full. Late photos are drawn as shirts, and then the picture is only cached for a moment. */
export async function drawTeamPicture(
  team: Team,
  shape: PictureShape,
  { visitor, later, occasion = '' }: PictureOptions,
): Promise<TeamPicture | null> {
  const starters = startersOf(team).map(({ player }) => player);
  const { portraits, lasts } = await portraitsOf(starters, { visitor, limitMs: PORTRAIT_LIMIT_MS, later });
  const { faces, credits, isComplete } = await photosOf(starters, portraits);
  return drawings.pass(async () => {
    const svg = teamPictureSvg(team, shape, { faces, credits, shown: drawable, widthOf: drawnWidth, occasion });
    const image = await renderAsync(svg, {
      font: { loadSystemFonts: false, fontFiles: [...FONT_FILES], defaultFontFamily: PICTURE_FONTS[0] },
      logLevel: 'off',
    });
    return { png: new Uint8Array(image.asPng()), lasts: isComplete ? lasts : 'a moment' };
  });
}

/** Links don't include the licence of a player's own photo, so keep only free ones if licences matter (D41). */
async function photosOf(
  starters: readonly Player[],
  portraits: ReadonlyMap<string, Portrait>,
): Promise<Photos & { credits: PictureCredit[] }> {
  const { sportsDb, photos } = environment();
  const known = starters.flatMap(({ id }) => {
    const portrait = portraits.get(id);
    return portrait ? [{ id, ...portrait }] : [];
  });
  const free = new Map(creditable(known).map((portrait) => [portrait.id, portrait]));
  const wanted = starters.map(({ id, imageUrl }) => ({
    id,
    imageUrl: free.get(id)?.image ?? (sportsDb.images === 'all' ? imageUrl : null),
  }));
  if (wanted.every(({ imageUrl }) => imageUrl === null)) return { faces: new Map(), credits: [], isComplete: true };
  const fetched = await collections.pass(() => fetchPhotos(wanted, photos.wikimedia?.userAgent));
  if (fetched === null) return { faces: new Map(), credits: [], isComplete: false };
  const credits = starters.flatMap(({ id }) => (fetched.faces.has(id) ? (free.get(id)?.credit ?? []) : []));
  return { ...fetched, credits };
}
