import { bestPlayersFor } from '#lib/match/strength/best-eleven.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { readAppearances } from '#scripts/data/appearances.ts';
import { lineupsOf, readLineups } from '#scripts/data/lineups.ts';
import { parsePlayers } from '#scripts/data/players.ts';
import { ratingsOf, readRatings } from '#scripts/data/ratings.ts';
import { readSquadPlaces, type SquadPlace } from '#scripts/data/squads.ts';
import { readDataFile } from '#scripts/data/table.ts';

const keyOf = ({ name, born }: { name: string; born: string }) => `${name}|${born}`;
const squadOf = ({ year, team }: { year: number; team: string }) => `${year} ${team}`;
const namesIn = (eleven: readonly { name: string }[]) => new Set(eleven.map(({ name }) => name));

function shareOf(guesses: readonly { guess: ReadonlySet<string>; real: ReadonlySet<string> }[]): number {
  const right = guesses.reduce((sum, { guess, real }) => sum + guess.intersection(real).size, 0);
  return right / guesses.reduce((sum, { real }) => sum + real.size, 0);
}

/** The share of real starters in a squad's eleven, each measured on line-ups that nothing was fitted to. */
export function realStarters(): Record<string, number> {
  const players = parsePlayers(readDataFile('players.tsv'));
  const playerOf = new Map(players.map((player, row) => [keyOf(player), { player, row }]));
  const places = readSquadPlaces();
  const squads = [...Map.groupBy(places, squadOf)];
  const matches = Map.groupBy(readLineups(), squadOf);
  const years = [...new Set(places.map(({ year }) => year))].sort();

  const membersOf = (squad: readonly SquadPlace[]) =>
    squad.map((place) => {
      const { player, row } = playerOf.get(keyOf(place)) ?? {};
      const positions = player ? [player.position, ...player.positions] : [];
      return { name: place.name, line: place.line, positions, row: row ?? -1 };
    });

  // Everything that a tournament itself tells about its players is left out: starts, goals, line-ups.
  const byRatings = [0, 1].flatMap((half) => {
    const isTested = (year: number) => years.indexOf(year) % 2 === half;
    const known = places.filter(({ year }) => !isTested(year));
    const appearances = readAppearances((year) => !isTested(year));
    const ratings = ratingsOf({ players, places: known, panel: readRatings(), appearances });
    return squads.flatMap(([id, squad]) => {
      const rows = matches.get(id) ?? [];
      if (rows.length === 0 || !isTested(squad[0]?.year ?? 0)) return [];
      const members = membersOf(squad);
      const { lineups, usual } = lineupsOf(members, rows);
      const candidates = members.map(({ name, line, positions, row }) => ({
        name,
        roles: [...positions, line],
        quality: ratings[row]?.peak ?? 0,
      }));
      const real = lineups[usual]?.eleven.flatMap((at) => members[at] ?? []) ?? [];
      return { guess: namesIn(bestPlayersFor(newTeam().formation, candidates)), real: namesIn(real) };
    });
  });

  const byEarlierMatches = squads.flatMap(([id, squad]) => {
    const rows = (matches.get(id) ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const last = rows.pop();
    if (!last || rows.length === 0) return [];
    const members = membersOf(squad);
    const { lineups, usual } = lineupsOf(members, rows);
    const guess = lineups[usual]?.eleven.flatMap((at) => members[at] ?? []) ?? [];
    return { guess: namesIn(guess), real: namesIn(last.eleven) };
  });

  return {
    'Usual eleven chosen by ratings alone, without that World Cup': shareOf(byRatings),
    'Last match’s eleven, by the usual one of the matches before': shareOf(byEarlierMatches),
  };
}
