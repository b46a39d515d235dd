import { positionsPlayed, readAppearances } from '#scripts/data/appearances.ts';
import { createStateOf } from '#scripts/data/nations.ts';
import { parsePlayers, type SourcePlayer } from '#scripts/data/players.ts';
import { type Rating, ratingsOf, readRatings } from '#scripts/data/ratings.ts';
import { readSquadPlaces } from '#scripts/data/squads.ts';
import { readDataFile } from '#scripts/data/table.ts';
import { isPositionGroup } from '#types/position.ts';

export type Person = SourcePlayer &
  Rating & {
    /** The dissolved state they played for (D65), or ''. */
    state: string;
    /** The years of the World Cups with at least four starts. */
    regularIn: readonly number[];
  };

/** The browser loads these first; the others come with the second file. */
const WELL_KNOWN = 26;

export const isWellKnown = ({ fame }: Rating): boolean => fame >= WELL_KNOWN;

let people: readonly Person[] | null = null;

/** In the order of `data/players.tsv`. Read once, because fitting the ratings takes a while. */
export function readPeople(): readonly Person[] {
  people ??= peopleInTables();
  return people;
}

function peopleInTables(): Person[] {
  const players = parsePlayers(readDataFile('players.tsv'));
  const appearances = readAppearances();
  const places = readSquadPlaces();
  const ratings = ratingsOf({ players, places, panel: readRatings(), appearances });
  const squadsOf = Map.groupBy(places, ({ name, born }) => `${name}|${born}`);
  const stateOf = createStateOf();
  return players.map((player, row) => {
    const state = stateOf(squadsOf.get(`${player.name}|${player.born}`) ?? []);
    const played = appearances.get(`${player.name}|${player.born}`);
    const known = { ...player, ...(ratings[row] as Rating), state, regularIn: played?.regularIn ?? [] };
    // Squad lists often give only the line. The line-ups say more.
    const [position, ...positions] = isPositionGroup(player.position) && played ? positionsPlayed(played) : [];
    return position ? { ...known, position, positions } : known;
  });
}
