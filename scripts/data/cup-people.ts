import type { Career, MatchPlayer } from '#lib/match/strength/eleven.ts';
import { careerOf, currentClub } from '#lib/players/index/career.ts';
import { readPeople } from '#scripts/data/people.ts';
import type { SquadPlace } from '#scripts/data/squads.ts';

export type CupPerson = Omit<MatchPlayer, 'number' | 'isUnknown'> & { born: string; career: Career };

const personKey = ({ name, born }: { name: string; born: string }) => `${name}|${born}`;

export function cupPeople(places: readonly SquadPlace[]): Map<string, CupPerson> {
  const years = [...new Set(places.map(({ year }) => year))].sort();
  const squads = Map.groupBy(places, personKey);
  return new Map(
    readPeople().map((player) => {
      const own = squads.get(personKey(player)) ?? [];
      return [
        personKey(player),
        {
          name: player.name,
          shirtName: player.shirt,
          born: player.born,
          nation: player.state || player.nation,
          roles: [player.position, ...player.positions],
          career: { club: player.clubs[0] ?? '', current: currentClub(player), ...careerOf(player) },
          cups: own.reduce((mask, { year }) => mask | (1 << years.indexOf(year)), 0),
          quality: player.peak,
        },
      ];
    }),
  );
}

export type SquadPlayer = MatchPlayer & Pick<SquadPlace, 'born' | 'line' | 'goals'>;
export type Squad = { year: number; team: string; players: readonly SquadPlayer[] };

export function squadsOf(places: readonly SquadPlace[], people: ReadonlyMap<string, CupPerson>): Squad[] {
  const squads = Map.groupBy(places, ({ year, team }) => `${year} ${team}`);
  return [...squads.values()].map((members) => {
    const [{ year, team }] = members as [SquadPlace];
    const players = members.map((place) => {
      const person = people.get(personKey(place));
      if (!person) throw new Error(`${place.name} of ${team} ${year} is in no table of players.`);
      return { ...person, number: place.number, line: place.line, goals: place.goals, isUnknown: false };
    });
    return { year, team, players };
  });
}
