import type { Condition, Reading, Side } from '#lib/assistant/scout/query.ts';
import { CUP_MEASURES, has, hasNoun, nationOf } from '#lib/assistant/scout/read/cup-years.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { between, yearOf } from '#lib/assistant/scout/read/ranges.ts';
import { cuesIn, MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';
import { HOSTS } from '#lib/assistant/scout/words/number-words.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** With one of these, 'in Germany' means at the World Cup there. */
const AT_CUPS = cuesIn('worldCup hosts result champion lost out beat scored squad lineup');

/** 'Brazilians who went to Italy' joined its clubs, as these countries attract players from everywhere. */
const OF_CLUBS = ['Germany', 'Spain', 'Italy', 'France'];

/** The World Cup that a nation stands for: 'Morocco at Qatar', 'Iceland players went to Russia', 'in America for that of 1994'. */
function cupThere(reading: Reading, { label }: NationGroup, place: string): number | undefined {
  const years = Object.entries(HOSTS).flatMap(([host, all]) =>
    nationOf(host) === label ? all.split(' ').map(yearOf) : [],
  );
  const asked = [...reading.years, ...of(reading, 'cup').flatMap((one) => one.years ?? [])].map(({ from }) => from);
  const isOfCups = has(reading, 'teams', ...MATCH_CUES) || reading.measures.some((one) => CUP_MEASURES.includes(one));
  const isThere: Record<string, boolean> = {
    at: true,
    to: has(reading, 'squad') || (of(reading, 'nation').length > 1 && !OF_CLUBS.includes(label)),
    in: isOfCups && !hasNoun(reading) && reading.conditions.length === 1,
  };
  return years.find((year) => asked.includes(year)) ?? (isThere[place] ? years.at(-1) : undefined);
}

type OfRegion = Extract<Condition, { kind: 'nation' | 'clubIn' }>;
/** 'Won in Europe', 'outside Europe' */
const isRegion = (one: Condition, place: string | undefined): boolean =>
  one.kind === 'nation' ? place === 'in' && one.group.nations.length > 1 : one.kind === 'clubIn' && !!one.isOutside;

/** What a nation is where someone was or went, by the word before it: a World Cup there, or its clubs. */
export function inTheirPlaces(
  reading: Reading,
  places: ReadonlyMap<Condition, string>,
  sides: readonly Side[],
): Condition[] {
  const isOfCups = reading.years.length > 0 || has(reading, ...AT_CUPS);
  const isPlayed = has(reading, 'playedFor', 'playedIn', 'clubs', 'hosts');
  const isAside = (one: Condition) => isOfCups && !isPlayed && isRegion(one, places.get(one));
  for (const { group } of reading.conditions.filter(isAside) as OfRegion[]) {
    reading.lacking.push('host cities');
    reading.missed.push(foldText(group.label));
  }
  const others = reading.conditions.filter((one) => !isAside(one));
  return others.flatMap((one): Condition | [] => {
    const place = places.get(one);
    if (one.kind !== 'nation' || place === undefined) return one;
    const isTeam = one.isNot || sides.some(({ group }) => group === one.group);
    const year = isTeam ? undefined : cupThere(reading, one.group, place);
    const isSaid = of(reading, 'cup').some(({ years }) => years?.from === year);
    if (year !== undefined) return isSaid ? [] : { kind: 'cup', years: between(year) };
    // 'Poles in Germany' are at its clubs.
    const isOfClubs = !isOfCups && place !== 'at';
    return isOfClubs ? { kind: 'clubIn', group: one.group, least: 1, ...(one.isNot && { isNot: true }) } : one;
  });
}
