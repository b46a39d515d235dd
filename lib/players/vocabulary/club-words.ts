import { COUNTRIES } from '#lib/players/reference/countries.ts';
import { CLUB_NICKNAMES } from '#lib/players/vocabulary/club-nicknames.ts';

const teams = COUNTRIES.flatMap((country) => country.leagues).flatMap((league) => league.teams);
const listed = new Map(teams.map((team) => [team.name, team.aliases]));
const nicknames = new Map(CLUB_NICKNAMES);

export function wordsForClub(name: string): string[] {
  return [name, ...(listed.get(name) ?? []), ...(nicknames.get(name) ?? [])];
}
