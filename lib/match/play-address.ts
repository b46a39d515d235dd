import { readChoices, writeChoices } from '#lib/match/choices-text.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import type { MatchChoices } from '#lib/match/plans.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

/** The contents of /play's hash and of a shared result's query. Teams are named by their share codes. */
export type PlayAddress = {
  team: string | null;
  against: string | null;
  cup: number | null;
  /** The team to replace in the cup. Null for the weakest. */
  as: string | null;
  /** The engine version of the link. Null if the link has none. */
  version: string | null;
  step: number;
  /** The minute of the match being watched. Null between matches. */
  minute: number | null;
  /** The seed of the draft that is played (D66). */
  draft: string | null;
  /** A challenge (D67): the sender's picks and name, and the friend's once they have played. */
  picks: string | null;
  name: string | null;
  reply: string | null;
  by: string | null;
  /** 'new' while a challenge is being prepared. */
  challenge: string | null;
  choices: readonly MatchChoices[];
  /** Someone else's, from a shared page: it is shown as it went, and nothing of it is kept. */
  isWatched: boolean;
  /** Both elevens of a match were drafted, so links don't count (D66). */
  isDrafted: boolean;
};

const toCount = (text: string | null): number | null => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null);

const toCup = (text: string | null): number | null => CUP_YEARS.find((year) => `${year}` === text) ?? null;

export function readPlayAddress(text: string): PlayAddress {
  const values = new URLSearchParams(text.replace(/^[#?]/, ''));
  return {
    team: values.get('team'),
    against: values.get('against'),
    cup: toCup(values.get('cup')),
    as: values.get('as'),
    version: values.get('v'),
    step: toCount(values.get('step')) ?? 0,
    minute: toCount(values.get('minute')),
    draft: values.get('draft'),
    picks: values.get('picks'),
    name: values.get('name'),
    reply: values.get('reply'),
    by: values.get('by'),
    challenge: values.get('challenge'),
    choices: readChoices(values.get('plans')),
    isWatched: values.get('watch') !== null,
    isDrafted: values.get('drafted') !== null,
  };
}

export function writePlayAddress(address: Partial<PlayAddress>): string {
  const {
    team,
    against,
    cup,
    as,
    step,
    minute,
    version,
    draft,
    picks,
    name,
    reply,
    by,
    challenge,
    choices = [],
    isWatched = false,
    isDrafted = false,
  } = address;
  const entries = {
    challenge,
    draft,
    cup,
    as,
    v: version,
    plans: writeChoices(choices),
    step: step || null,
    minute,
    picks,
    name,
    reply,
    by,
    against,
    watch: isWatched ? 1 : null,
    drafted: isDrafted ? 1 : null,
    team,
  };
  const values = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) {
    if (value !== null && value !== undefined) values.set(key, `${value}`);
  }
  return `#${values}`;
}

/** The address has no version until a cup has started. */
export function screenOf({ against, team, cup, version }: PlayAddress): 'home' | 'versus' | 'cup' | 'setup' {
  if (against !== null) return 'versus';
  if (team === null && cup === null) return 'home';
  return team !== null && cup !== null && version !== null ? 'cup' : 'setup';
}

const VERSION = /^\w{1,12}$/;
const NATION = /^\p{L}[\p{L}\p{M} .'’-]{0,39}$/u;

/** What counts in the query of a shared page, in one order: every other query would get a cache entry of its own. */
export function canonicalQuery({ cup, as, against, version, choices, isDrafted }: PlayAddress): string {
  if (cup === null && against === null) return '';
  const play = against === null ? { cup, as: as !== null && NATION.test(as) ? as : null } : { against, isDrafted };
  const known = version !== null && VERSION.test(version) ? version : null;
  return `?${writePlayAddress({ ...play, choices, version: known }).slice(1)}`;
}

export function sharedAddress({ team, ...more }: Partial<PlayAddress> & { team: string }): string {
  const values = writePlayAddress({ ...more, version: ENGINE_VERSION, step: 0, minute: null, isWatched: false }).slice(
    1,
  );
  return `/t/${team}?${values}`;
}
