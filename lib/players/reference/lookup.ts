import { COUNTRIES } from '#lib/players/reference/countries.ts';
import type { Club, Country, League } from '#lib/players/reference/country.ts';
import { foldText } from '#lib/team/fold-text.ts';

export type FoundClub = { club: Club; league: League; country: Country };

type Named = { name: string; sportsDbName: string; aliases: readonly string[] };

/** Every form in which the name is known, folded, each once. */
function formsOf({ name, sportsDbName, aliases }: Named): Set<string> {
  return new Set([name, sportsDbName, ...aliases].map(foldText));
}

function index<Entry>(entries: readonly Entry[], named: (entry: Entry) => Named): Map<string, Entry> {
  return new Map(entries.flatMap((entry) => [...formsOf(named(entry))].map((form) => [form, entry] as const)));
}

const LEAGUES = COUNTRIES.flatMap((country) => country.leagues);
const countriesByForm = index(COUNTRIES, (country) => country);
const leaguesByForm = index(LEAGUES, (league) => league);
const clubsByForm = index<FoundClub>(
  COUNTRIES.flatMap((country) =>
    country.leagues.flatMap((league) => league.teams.map((club) => ({ club, league, country }))),
  ),
  ({ club }) => club,
);

// Every function below takes a name in any known spelling, whatever its accents and case.

export function countryNames(): string[] {
  return COUNTRIES.map((country) => country.name);
}

export function findCountry(name: string): Country | null {
  return countriesByForm.get(foldText(name)) ?? null;
}

/** Folded forms of a country's name, so that 'USA' also finds players of the 'United States'; an unknown one has its own form alone. */
export function countryForms(name: string): Set<string> {
  const country = findCountry(name);
  return country ? formsOf(country) : new Set([foldText(name)]);
}

/** Leagues of a country, highest first; none for an unknown one. */
export function leaguesOf(country: string): readonly League[] {
  return findCountry(country)?.leagues ?? [];
}

export function findLeague(name: string): League | null {
  return leaguesByForm.get(foldText(name)) ?? null;
}

/** Clubs of a league in order of name; none for an unknown one. */
export function clubsOf(league: string): readonly Club[] {
  return findLeague(league)?.teams ?? [];
}

/**
 * The club of that name, with its league and country. A name is matched as a whole: 'Barcelona SC' of Ecuador is not
 * Barcelona. Names of clubs elsewhere in the world, and 'Nacional', which is several, give null.
 */
export function findClub(name: string): FoundClub | null {
  return clubsByForm.get(foldText(name)) ?? null;
}

/**
 * The league-to-club table of the offline league filter (spec §3): every folded form of the names of its clubs, to be
 * asked with `foldText(player.team)`. Empty for an unknown league.
 */
export function clubNamesOfLeague(league: string): Set<string> {
  return new Set(clubsOf(league).flatMap((club) => [...formsOf(club)]));
}
