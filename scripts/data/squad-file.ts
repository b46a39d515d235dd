import { SQUADS_VERSION, type SquadFile } from '#lib/players/squads/squad-file.ts';
import { type LineupRow, lineupsOf, type SquadMember } from '#scripts/data/lineups.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';
import type { CupMatchRow, SquadPlace } from '#scripts/data/squads.ts';

const LETTERS: Readonly<Record<SquadPlace['line'], string>> = { GK: 'G', DF: 'D', MF: 'M', FW: 'F' };

const personOf = ({ name, born }: { name: string; born: string }) => `${name} ${born}`;
const squadOf = ({ year, team }: { year: number; team: string }) => `${year} ${team}`;

export function squadFaults(
  places: readonly SquadPlace[],
  matches: readonly CupMatchRow[],
  players: readonly SourcePlayer[],
): string[] {
  const people = new Set(players.map(personOf));
  const known = new Set<string>();
  const squads = new Set(places.map(squadOf));
  const inSquads = places.flatMap((place) => {
    const id = `${squadOf(place)} ${personOf(place)}`;
    const faults = [...placeFaults(place, people), ...(known.has(id) ? ['twice in a squad'] : [])];
    known.add(id);
    return faults.map((fault) => `${squadOf(place)}, ${place.name}: ${fault}`);
  });
  const inMatches = matches.flatMap(({ year, home, away }) =>
    [home, away]
      .filter((team) => !squads.has(`${year} ${team}`))
      .map((team) => `${year} ${team}: a match, but no squad`),
  );
  return [...inSquads, ...inMatches];
}

function placeFaults(place: SquadPlace, people: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!people.has(personOf(place))) faults.push('not in players.tsv');
  if (LETTERS[place.line] === undefined) faults.push(`group '${place.line}'`);
  if (place.number !== null && !(place.number >= 1 && place.number <= 99)) faults.push(`number '${place.number}'`);
  return faults;
}

function winnerOf({ home, away, goals, shootoutWinner }: CupMatchRow): string {
  if (goals[0] === goals[1]) return shootoutWinner;
  return goals[0] > goals[1] ? home : away;
}

/** Rows are indexes into `players`. */
export function toSquadFile(
  places: readonly SquadPlace[],
  matches: readonly CupMatchRow[],
  players: readonly SourcePlayer[],
  lineups: readonly LineupRow[],
): SquadFile {
  const bySquad = Map.groupBy(lineups, squadOf);
  const rowOf = new Map(players.map((player, row) => [personOf(player), row]));
  const finals = matches.filter(({ stage }) => stage === 'final');
  return {
    version: SQUADS_VERSION,
    winners: Object.fromEntries(finals.map((match) => [match.year, winnerOf(match)])),
    squads: [...Map.groupBy(places, squadOf)].map(([id, squad]) => {
      const rows = squad.map((place) => rowOf.get(personOf(place)) ?? -1);
      const members = squad.map(({ name, line }, at): SquadMember => {
        const player = players[rows[at] ?? -1];
        return { name, line, positions: player ? [player.position, ...player.positions] : [] };
      });
      return {
        year: squad[0]?.year ?? 0,
        team: squad[0]?.team ?? '',
        nation: squad[0]?.nation ?? '',
        rows,
        numbers: squad.map(({ number }) => number ?? 0),
        groups: squad.map(({ line }) => LETTERS[line]).join(''),
        goals: squad.map(({ goals }) => goals),
        ...lineupsOf(members, bySquad.get(id) ?? []),
      };
    }),
  };
}
