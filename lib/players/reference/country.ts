import { foldText } from '#lib/team/fold-text.ts';

/** An outside team (D2) in its league of 2025–26, or of the year 2025 where the season is the calendar year. */
export type Club = {
  /** Our own, from the name: unique among all clubs of the reference data. */
  id: string;
  /** As the player index spells it. */
  name: string;
  city: string;
  /** The spelling to ask the sports database with and to expect from it; the plain name where no source tells it. */
  sportsDbName: string;
  /** Only where a source names it; otherwise it is found at run time. */
  sportsDbId: string | null;
  /** Other spellings and former names, the sports database's not among them. */
  aliases: readonly string[];
};

export type League = {
  id: string;
  /** Unique among all leagues, folded too: Brazil's is therefore not plain 'Série A'. */
  name: string;
  /** Name of the country. */
  country: string;
  sportsDbName: string;
  sportsDbId: string;
  aliases: readonly string[];
  teams: readonly Club[];
};

export type Country = {
  id: string;
  name: string;
  /** Three letters, as FIFA writes them: England has no code of its own elsewhere. */
  code: string;
  /** The name that the sports database searches leagues by. */
  sportsDbName: string;
  aliases: readonly string[];
  leagues: readonly League[];
};

type Optional<Thing, Key extends keyof Thing> = Omit<Thing, Key | 'id'> & Partial<Pick<Thing, Key>>;

function idOf(name: string): string {
  return foldText(name).replaceAll(' ', '-');
}

/** What a club has beyond name and city; most have little of it. */
type ClubDetails = Partial<Pick<Club, 'sportsDbName' | 'sportsDbId' | 'aliases'>>;

/** A club by the name that the player index has; its id follows from it. */
export function club(name: string, city: string, details: ClubDetails = {}): Club {
  return { id: idOf(name), name, city, sportsDbName: name, sportsDbId: null, aliases: [], ...details };
}

/** A country with its leagues, each of which learns the country's name here. */
export function country(
  given: Optional<Omit<Country, 'leagues'>, 'sportsDbName' | 'aliases'> & { leagues: Optional<League, 'country'>[] },
): Country {
  const leagues = given.leagues.map((league) => ({ ...league, id: idOf(league.name), country: given.name }));
  return { sportsDbName: given.name, aliases: [], ...given, id: idOf(given.name), leagues };
}
