import { CUP_YEARS } from '#lib/match/cup-format.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

/** What the part after '#' of /play says, and the query of a shared result. Codes are those of shared teams. */
export type PlayAddress = {
  team: string | null;
  against: string | null;
  cup: number | null;
  /** The team of the cup that is replaced; null for the weakest. */
  as: string | null;
  /** The engine of the link; null if the link does not say. */
  version: string | null;
  /** Matches already seen. */
  step: number;
  /** Of the match being watched; null between matches. */
  minute: number | null;
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
  };
}

export function writePlayAddress(address: Partial<PlayAddress>): string {
  const { team, against, cup, as, step, minute, version } = address;
  const entries = { cup, as, v: version, step: step || null, minute, against, team };
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) {
    if (value !== null && value !== undefined) values.set(name, `${value}`);
  }
  return `#${values}`;
}

/** Until a cup has started, no version is in the address. */
export function screenOf({ against, team, cup, version }: PlayAddress): 'versus' | 'cup' | 'setup' {
  if (against !== null) return 'versus';
  return team !== null && cup !== null && version !== null ? 'cup' : 'setup';
}

export const isOtherVersion = ({ version }: PlayAddress): boolean => version !== null && version !== ENGINE_VERSION;

/** The address of a page that anybody can open, after the site's origin. */
export function sharedAddress({ team, ...more }: Partial<PlayAddress> & { team: string }): string {
  const values = writePlayAddress({ ...more, version: ENGINE_VERSION, step: 0, minute: null }).slice(1);
  return `/t/${team}?${values}`;
}
