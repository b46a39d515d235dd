import { toNativeNames } from '#lib/players/scripts/native-names.ts';
import { createScriptSearch } from '#lib/players/scripts/script-search.ts';
import { foundNames } from '#scripts/data/found-rate.ts';
import { readNativeNames, toNativeNameFile } from '#scripts/data/native-names.ts';
import { isWellKnown, readPeople } from '#scripts/data/people.ts';
import { ratingFit } from '#scripts/data/rating-fit.ts';
import { twelveElevens } from '#scripts/data/report/elevens.ts';
import { realStarters } from '#scripts/data/report/real-starters.ts';
import { wholeTables } from '#scripts/data/whole-tables.ts';

export type Figures = {
  /** By name, slot by slot. */
  elevens: Readonly<Record<string, readonly string[]>>;
  /** Shares, 0–1. */
  starters: Readonly<Record<string, number>>;
  found: Readonly<Record<string, number>>;
  /** In points of the ratings. */
  fit: Readonly<Record<string, number>>;
};

export function figures(): Figures {
  const { index, squads } = wholeTables();
  const names = toNativeNames(toNativeNameFile(readNativeNames(), readPeople().filter(isWellKnown)));
  const places = foundNames(index, squads, createScriptSearch(names)).map(({ place }) => place);
  const foundWithin = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  const { peak, fame } = ratingFit();
  return {
    elevens: twelveElevens(index),
    starters: realStarters(),
    found: { 'Typed names found first': foundWithin(1), 'Typed names found in the first five': foundWithin(5) },
    fit: {
      'Peak, error on players held out': peak.error,
      'Peak, the panel’s own spread': peak.spread,
      'Fame, error on players held out': fame.error,
      'Fame, the panel’s own spread': fame.spread,
    },
  };
}
