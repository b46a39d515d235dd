import type { CupFile } from '#lib/match/cup/cup-file.ts';
import { CUP_FORMATIONS } from '#lib/match/cup/cup-formations.ts';
import { bestElevenOf } from '#lib/match/strength/best-eleven.ts';
import { cupFormatOf } from '#scripts/data/cup-formats.ts';
import { type CupPerson, cupPeople, type Squad, squadsOf } from '#scripts/data/cup-people.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';

/** What a World Cup needs, for every player and tournament in the tables. */
export function toCupFile(): CupFile {
  const places = readSquadPlaces();
  const byKey = cupPeople(places);
  const people = [...byKey.values()];
  const clubs = sharedClubs(people);
  const clubRow = new Map(clubs.map((club, row) => [club, row]));
  const squads = squadsOf(places, byKey);
  const rowOf = new Map([...byKey.keys()].map((key, row) => [key, row]));
  const matches = readCupMatches();
  const years = [...new Set(matches.map(({ year }) => year))];
  return {
    clubs,
    people: {
      names: people.map(({ name }) => name),
      born: people.map(({ born }) => Number(born.slice(0, 4))),
      roles: people.map(({ roles }) => roles.join(' ')),
      clubs: people.map((person) => person.clubs.flatMap((club) => clubRow.get(club) ?? [])),
      cups: people.map(({ cups }) => cups),
      quality: people.map(({ quality }) => quality),
    },
    cups: years.map((year) => {
      const format = cupFormatOf(year, matches);
      const elevens = format.teams.map((team) => elevenOf(squadOf(squads, year, team), rowOf));
      return { ...format, elevens };
    }),
  };
}

function sharedClubs(people: readonly CupPerson[]): string[] {
  const uses = new Map<string, number>();
  for (const { clubs } of people) for (const club of clubs) uses.set(club, (uses.get(club) ?? 0) + 1);
  const shared = [...uses].filter(([, count]) => count > 1);
  return shared.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([club]) => club);
}

function squadOf(squads: readonly Squad[], year: number, team: string): Squad {
  const squad = squads.find((one) => one.year === year && one.team === team);
  if (!squad) throw new Error(`${team} has no squad in ${year}.`);
  return squad;
}

function elevenOf({ players }: Squad, rowOf: ReadonlyMap<string, number>) {
  const { formation, players: starters } = bestElevenOf(players);
  return {
    formation: CUP_FORMATIONS.indexOf(formation),
    people: starters.map(({ name, born }) => rowOf.get(`${name}|${born}`) ?? -1),
    numbers: starters.map(({ number }) => number ?? 0),
  };
}
