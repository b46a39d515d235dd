import 'server-only';
import { unstable_cache } from 'next/cache';
import { environment } from '#lib/platform/env.ts';
import { withinTime } from '#lib/platform/within-time.ts';
import type { AnswerCache } from '#lib/players/live/client.ts';
import { SourceError } from '#lib/players/live/source-error.ts';
import { createWikimedia, type WikimediaSettings } from '#lib/players/live/wikimedia/client.ts';
import { createPortraits, type Portraits } from '#lib/players/live/wikimedia/portraits.ts';
import type { Lasts } from '#lib/server/http.ts';
import { knownPerson } from '#lib/server/player-table.ts';
import { isOwnPlayer } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';
import type { Portrait, PortraitAnswer, PortraitQuery } from '#types/portrait.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
/** How long a card waits. Later results are cached for the next one. */
const ANSWER_LIMIT_MS = 8000;
/** Used if the source doesn't say how long to wait. */
const RETRY_AFTER_SECONDS = 15;

let shared: ReturnType<typeof createPortraits> | undefined;

/** Works only within a request, because it uses Next's cache. */
function portraitsFrom(settings: WikimediaSettings, visitor: string): Portraits {
  const { wikidataUrl, commonsUrl, wikipediaUrl } = settings;
  const cache: AnswerCache = (key, load) =>
    unstable_cache(load, [wikidataUrl, commonsUrl, wikipediaUrl, ...key], {
      revalidate: MONTH_SECONDS,
      tags: ['portraits'],
    })();
  shared ??= createPortraits({ wikis: createWikimedia(settings), cache });
  return shared(visitor);
}

/** Never fails. Without a certain and free picture, returns none, with a retry time if there may be one later (D59). */
export async function answerPortrait({ story, ...asked }: PortraitQuery, visitor: string): Promise<PortraitAnswer> {
  const { wikimedia } = environment().photos;
  if (wikimedia === null) return { image: null, isOff: true };
  const portraits = portraitsFrom(wikimedia, visitor);

  async function find(): Promise<PortraitAnswer> {
    const person = await knownPerson(asked);
    if (person === null) return { image: null };
    const portrait = await portraits.portraitOf(person);
    const profile = story === '1' ? await portraits.profileOf(person).catch(ignoreSource) : {};
    return { ...(portrait ?? { image: null }), ...profile };
  }

  try {
    return await withinTime(ANSWER_LIMIT_MS, find());
  } catch (error) {
    return { image: null, retryAfter: noteFailure(error) };
  }
}

/** Without its story, the picture is still useful. */
function ignoreSource(error: unknown): Record<string, never> {
  noteFailure(error);
  return {};
}

/** Returns the seconds to wait. */
function noteFailure(error: unknown): number {
  if (!(error instanceof SourceError)) console.warn('Portraits:', error);
  else if (error.wasCalled) console.warn(error.message);
  const wait = error instanceof SourceError ? error.retryAfterMs : null;
  return wait === null ? RETRY_AFTER_SECONDS : Math.ceil(wait / 1000);
}

export type TeamPortraits = {
  /** By player id. */
  portraits: ReadonlyMap<string, Portrait>;
  lasts: Lasts;
};

type TeamOptions = {
  visitor: string;
  limitMs: number;
  /** Keeps the process alive for responses that only fill the cache. */
  later: (work: Promise<unknown>) => void;
};

/** Finds as many portraits as possible within `limitMs`. Never rejects. */
export async function portraitsOf(players: readonly Player[], options: TeamOptions): Promise<TeamPortraits> {
  const { visitor, limitMs, later } = options;
  const { wikimedia } = environment().photos;
  const asked = players.filter(({ id, year }) => year !== null && !isOwnPlayer({ id }));
  if (wikimedia === null || asked.length === 0) return { portraits: new Map(), lasts: 'forever' };
  const source = portraitsFrom(wikimedia, visitor);
  const found = new Map<string, Portrait>();
  const lookUp = async ({ id, name, year, nationality }: Player) => {
    const person = await knownPerson({ name, born: `${year}`, nation: nationality });
    const portrait = person && (await source.portraitOf(person));
    if (portrait) found.set(id, portrait);
  };
  const lookUps = Promise.allSettled(asked.map(lookUp));
  const outcomes = await withinTime(limitMs, lookUps).catch(() => null);
  if (outcomes === null) later(lookUps);
  const isComplete = outcomes?.every(({ status }) => status === 'fulfilled') ?? false;
  // A copy, so that late results can't change what the caller draws.
  return { portraits: new Map(found), lasts: isComplete ? 'a day' : 'a moment' };
}
