import type { Club, Country, League } from '#lib/players/reference/countries.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { readTable, splitCell } from '#scripts/data/table.ts';

const idOf = (name: string) => foldText(name).replaceAll(' ', '-');

function toClub(row: Record<'name' | 'city' | 'sportsDbName' | 'sportsDbId' | 'aliases', string>): Club {
  return {
    id: idOf(row.name),
    name: row.name,
    city: row.city,
    sportsDbName: row.sportsDbName || row.name,
    sportsDbId: row.sportsDbId || null,
    aliases: splitCell(row.aliases),
  };
}

export function readCountries(): Country[] {
  const clubs = readTable('clubs.tsv', ['league', 'name', 'city', 'sportsDbName', 'sportsDbId', 'aliases']);
  const leagues = readTable('leagues.tsv', ['country', 'name', 'sportsDbName', 'sportsDbId', 'aliases', 'since']);
  const toLeague = (row: (typeof leagues)[number]): League => ({
    id: idOf(row.name),
    name: row.name,
    country: row.country,
    sportsDbName: row.sportsDbName,
    sportsDbId: row.sportsDbId,
    aliases: splitCell(row.aliases),
    since: row.since === '' ? null : Number(row.since),
    teams: clubs.filter(({ league }) => league === row.name).map(toClub),
  });
  return readTable('countries.tsv', ['name', 'code', 'sportsDbName', 'aliases']).map((row) => ({
    id: idOf(row.name),
    name: row.name,
    code: row.code,
    sportsDbName: row.sportsDbName || row.name,
    aliases: splitCell(row.aliases),
    leagues: leagues.filter(({ country }) => country === row.name).map(toLeague),
  }));
}

export type KnownClub = { spellings: readonly string[]; country: string };

export function knownClubs(countries: readonly Country[]): ReadonlyMap<string, KnownClub> {
  const known = new Map<string, KnownClub>();
  for (const { name: country, leagues } of countries) {
    for (const { name, sportsDbName, aliases } of leagues.flatMap((league) => league.teams)) {
      const spellings = [name, sportsDbName, ...aliases];
      for (const spelling of spellings) known.set(foldText(spelling), { spellings, country });
    }
  }
  return known;
}
