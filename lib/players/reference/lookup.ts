import { type Club, COUNTRIES, type Country, type League } from '#lib/players/reference/countries.ts';
import { foldText } from '#lib/team/fold-text.ts';

export type FoundClub = { club: Club; league: League; country: Country };

type Named = { name: string; sportsDbName: string; aliases: readonly string[] };

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

export function countryNames(): string[] {
  return COUNTRIES.map((country) => country.name);
}

export function findCountry(name: string): Country | null {
  return countriesByForm.get(foldText(name)) ?? null;
}

export function leaguesOf(country: string): readonly League[] {
  return findCountry(country)?.leagues ?? [];
}

export function findLeague(name: string): League | null {
  return leaguesByForm.get(foldText(name)) ?? null;
}

export function clubsOf(league: string): readonly Club[] {
  return findLeague(league)?.teams ?? [];
}

/** Matches whole names only: Ecuador's 'Barcelona SC' isn't Barcelona. 'Nacional' is ambiguous, so it returns null. */
export function findClub(name: string): FoundClub | null {
  return clubsByForm.get(foldText(name)) ?? null;
}

export function clubNamesOfLeague(league: string): Set<string> {
  return new Set(clubsOf(league).flatMap((club) => [...formsOf(club)]));
}
