import 'server-only';
import { environment } from '#lib/platform/env.ts';
import { makeFairQueue } from '#lib/platform/fair-queue.ts';
import { readCupTables } from '#lib/server/cup-tables.ts';
import { drawPng } from '#lib/server/draw-png.ts';
import type { Lasts } from '#lib/server/http.ts';
import { drawable, drawnWidth } from '#lib/server/picture-fonts.ts';
import { fetchPhotos, type Photos } from '#lib/server/player-photos.ts';
import { portraitsOf } from '#lib/server/portrait-service.ts';
import { creditable } from '#lib/share/picture-credits.ts';
import type { PictureExtra } from '#lib/share/picture-extras.ts';
import { NO_FACTS, pictureFacts } from '#lib/share/picture-facts.ts';
import type { PictureShape } from '#lib/share/picture-shapes.ts';
import { type PosterTexts, posterSvg } from '#lib/share/poster/poster.ts';
import { teamPictureSvg } from '#lib/share/team-picture.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import type { Player } from '#types/player.ts';
import type { PictureCredit, Portrait } from '#types/portrait.ts';
import type { Team } from '#types/team.ts';

/** Drawing keeps a CPU core busy, so pictures are drawn one at a time, and a long queue is rejected. */
const drawings = makeFairQueue(1, { each: 4, waiting: 32 });

/** Slow image hosts only delay collecting photos, never drawing. */
const collections = makeFairQueue(4, { each: 4, waiting: 32 });

/** Processor time. Without photos, a picture takes a third of it. */
const MOST_WITH_PHOTOS_MS = 1000;
const MOST_WITH_SHIRTS_MS = 500;

const PORTRAIT_LIMIT_MS = 1500;

type PictureOptions = {
  site: string;
  visitor: string;
  /** Keeps the process alive for responses that only fill the cache. */
  later: (work: Promise<unknown>) => void;
  occasion?: string;
  extras?: readonly PictureExtra[];
  signal?: AbortSignal;
};

export type TeamPicture = { png: Uint8Array<ArrayBuffer>; lasts: Lasts };

/** Null if too many wait or the visitor left. Late or slow photos become shirts, and the picture is cached for a moment. */
export async function drawTeamPicture(
  team: Team,
  shape: PictureShape,
  { site, visitor, later, occasion = '', extras = [], signal }: PictureOptions,
): Promise<TeamPicture | null> {
  const starters = startersOf(team).map(({ player }) => player);
  const { portraits, lasts: portraitsLast } = await portraitsOf(starters, {
    visitor,
    limitMs: PORTRAIT_LIMIT_MS,
    later,
  });
  const facts = extras.length === 0 ? NO_FACTS : pictureFacts(team, await readCupTables(), extras);
  // Ratings and careers come from our tables, which change.
  const lasts = extras.length > 0 && portraitsLast === 'forever' ? 'a day' : portraitsLast;
  const { faces, credits, isComplete } = await photosOf(starters, portraits, { visitor, signal });
  const draw = (photos: Pick<TeamPhotos, 'faces' | 'credits'>, mostMs: number) => {
    const svg = teamPictureSvg(team, shape, { ...photos, shown: drawable, widthOf: drawnWidth, site, occasion, facts });
    return drawPng(svg, { mostMs, signal });
  };
  const drawn = await drawings.pass(
    visitor,
    async (): Promise<TeamPicture | null> => {
      const whole = faces.size === 0 ? null : await draw({ faces, credits }, MOST_WITH_PHOTOS_MS);
      if (whole) return { png: whole, lasts: isComplete ? lasts : 'a moment' };
      const plain = await draw({ faces: new Map(), credits: [] }, MOST_WITH_SHIRTS_MS);
      return plain && { png: plain, lasts: isComplete && faces.size === 0 ? lasts : 'a moment' };
    },
    signal,
  );
  return drawn;
}

/** An eleven and its result, with shirts: everything on it comes from the link. Null if too many are waiting. */
export async function drawPoster(
  team: Team,
  shape: PictureShape,
  { texts, site, visitor, signal }: { texts: PosterTexts } & Pick<PictureOptions, 'site' | 'visitor' | 'signal'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const svg = posterSvg(team, shape, { texts, site, shown: drawable, widthOf: drawnWidth });
  return drawings.pass(visitor, () => drawPng(svg, { mostMs: MOST_WITH_SHIRTS_MS, signal }), signal);
}

type TeamPhotos = Photos & { credits: PictureCredit[] };

/** Links don't include the licence of a player's own photo, so keep only free ones if licences matter (D41). */
async function photosOf(
  starters: readonly Player[],
  portraits: ReadonlyMap<string, Portrait>,
  { visitor, signal }: Pick<PictureOptions, 'visitor' | 'signal'>,
): Promise<TeamPhotos> {
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
  const fetched = await collections.pass(visitor, () => fetchPhotos(wanted, photos.wikimedia?.userAgent), signal);
  if (fetched === null) return { faces: new Map(), credits: [], isComplete: false };
  const credits = starters.flatMap(({ id }) => (fetched.faces.has(id) ? (free.get(id)?.credit ?? []) : []));
  return { ...fetched, credits };
}
