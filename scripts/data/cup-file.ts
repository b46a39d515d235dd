import type { CupFile } from '#lib/match/cup/cup-file.ts';
import { CUP_FORMATIONS, type CupFormation } from '#lib/match/cup/cup-formations.ts';
import { bestElevenOf } from '#lib/match/strength/best-eleven.ts';
import { fitOf } from '#lib/match/strength/slot-fit.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { cupFormatOf } from '#scripts/data/cup-formats.ts';
import { type CupPerson, cupPeople, type Squad, type SquadPlayer, squadsOf } from '#scripts/data/cup-people.ts';
import { type LineupRow, lineupsOf, readLineups } from '#scripts/data/lineups.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';

export function toCupFile(): CupFile {
  const places = readSquadPlaces();
  const byKey = cupPeople(places);
  const people = [...byKey.values()];
  const clubs = sharedClubs(people);
  const clubRow = new Map(clubs.map((club, row) => [club, row]));
  const lineups = Map.groupBy(readLineups(), squadId);
  const elevens = new Map(
    squadsOf(places, byKey).map((squad) => [squadId(squad), elevensOf(squad, lineups.get(squadId(squad)) ?? [])]),
  );
  const rolesOf = rolesWithElevens(
    people,
    [...elevens.values()].flatMap(({ usual, all }) => [...all, usual]),
  );
  const rowOf = new Map([...byKey.keys()].map((key, row) => [key, row]));
  const matches = readCupMatches();
  const years = [...new Set(matches.map(({ year }) => year))];
  return {
    clubs,
    people: {
      names: people.map(({ name }) => name),
      born: people.map(({ born }) => Number(born.slice(0, 4))),
      roles: people.map((person) => rolesOf(person).join(' ')),
      club: people.map(({ career }) => clubRow.get(career.club) ?? -1),
      current: Object.fromEntries(
        people.flatMap(({ career }, row) => {
          const club = clubRow.get(career.current);
          return club === undefined ? [] : [[row, club]];
        }),
      ),
      from: people.map(({ career, born }) => career.from - Number(born.slice(0, 4))),
      to: people.map(({ career, born }) => career.to - Number(born.slice(0, 4))),
      cups: people.map(({ cups }) => cups),
      quality: people.map(({ quality }) => quality),
      shirts: Object.fromEntries(people.flatMap(({ shirtName }, row) => (shirtName === '' ? [] : [[row, shirtName]]))),
    },
    cups: years.map((year) => {
      const format = cupFormatOf(year, matches);
      return {
        ...format,
        elevens: format.teams.map((team) => toRows(elevens.get(squadId({ year, team }))?.usual, rowOf)),
      };
    }),
  };
}

function sharedClubs(people: readonly CupPerson[]): string[] {
  const uses = new Map<string, number>();
  for (const { career } of people) {
    const clubs = new Set([career.club, career.current].filter((club) => club !== ''));
    for (const club of clubs) uses.set(club, (uses.get(club) ?? 0) + 1);
  }
  const shared = [...uses].filter(([, count]) => count > 1);
  return shared.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([club]) => club);
}

type SquadEleven = { formation: CupFormation; starters: readonly SquadPlayer[] };

const squadId = ({ year, team }: { year: number; team: string }) => `${year} ${team}`;
const personKey = ({ name, born }: { name: string; born: string }) => `${name}|${born}`;

/** The squad's usual eleven or, if its line-ups aren't known, the best one by ratings and goals (D64); and all others. */
function elevensOf(
  { players }: Squad,
  rows: readonly LineupRow[],
): { usual: SquadEleven; all: readonly SquadEleven[] } {
  const members = players.map(({ name, line, roles }) => ({ name, line, positions: roles }));
  const { lineups, usual } = lineupsOf(members, rows);
  const all = lineups.map(({ formation, eleven }) => ({
    formation,
    starters: eleven.flatMap((at) => players[at] ?? []),
  }));
  return { usual: all[usual] ?? bestElevenIn(players), all };
}

function bestElevenIn(players: readonly SquadPlayer[]): SquadEleven {
  const { formation, players: best } = bestElevenOf(
    players.map((player) => ({ ...player, player, quality: player.quality + player.goals })),
  );
  return { formation, starters: best.map(({ player }) => player) };
}

/** Where someone stood in a real eleven is a position they have played, though our formations are only close to the real one. */
function rolesWithElevens(people: readonly CupPerson[], elevens: readonly SquadEleven[]) {
  const all = new Map(people.map((person) => [personKey(person), [...person.roles]]));
  for (const { formation, starters } of elevens) {
    for (const [at, slot] of formationOf(formation).positions.entries()) {
      const starter = starters[at];
      const roles = starter && all.get(personKey(starter));
      if (roles && fitOf(roles, slot) !== 'natural' && fitOf(roles, slot) !== 'played')
        roles.push(naturalPosition(slot));
    }
  }
  return (person: CupPerson) => all.get(personKey(person)) ?? person.roles;
}

function toRows(eleven: SquadEleven | undefined, rowOf: ReadonlyMap<string, number>) {
  if (!eleven) throw new Error('A team of a World Cup has no squad.');
  return {
    formation: CUP_FORMATIONS.indexOf(eleven.formation),
    people: eleven.starters.map((starter) => rowOf.get(personKey(starter)) ?? -1),
    numbers: eleven.starters.map(({ number }) => number ?? 0),
  };
}
