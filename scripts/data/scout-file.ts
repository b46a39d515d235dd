import { SCOUT_FILE_VERSION, type ScoutFile } from '#lib/assistant/scout/scout-file.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import { readEarlyLegends } from '#scripts/data/early-legends.ts';
import { type GoalRow, readGoals, scorersTeam } from '#scripts/data/goals.ts';
import { readHonours } from '#scripts/data/honours.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import type { KnownClub } from '#scripts/data/reference.ts';
import { readMatchTable, readSquadPlaces, readSquadTable } from '#scripts/data/squads.ts';
import { readTable } from '#scripts/data/table.ts';
import { fail } from '#scripts/settings.ts';

const APPEARANCES = ['year', 'team', 'name', 'born', 'starts', 'subs', 'positions'] as const;

const idOf = ({ name, born }: { name: string; born: string }) => playerId(name, Number(born.slice(0, 4)));

/** What only the scout needs: results, goals, appearances, awards, and players who retired before the player table begins. */
export function toScoutFile(clubs: ReadonlyMap<string, KnownClub>): ScoutFile {
  const awards = Map.groupBy(readHonours(), ({ honour }) => honour);
  const commonWords = readTable('common-words.tsv', ['language', 'words']);
  const wordsOf = (wanted: string) =>
    commonWords.find(({ language }) => language === wanted)?.words.split(' ') ?? fail(`There are no ${wanted} words.`);
  const goals = Map.groupBy(readGoals(), ({ date }) => date);
  const goalsOn = (date: string) => goals.get(date) ?? [];
  const squads = Map.groupBy(readSquadPlaces(), ({ year, team }) => `${year} ${team}`);
  const placeOf = (goal: GoalRow) =>
    (squads.get(`${goal.year} ${scorersTeam(goal)}`) ?? []).findIndex(
      ({ name, born }) => name === goal.name && born === goal.born,
    );
  return {
    version: SCOUT_FILE_VERSION,
    matches: readMatchTable().map((row) => ({
      year: Number(row.year),
      date: row.date,
      stage: row.stage,
      teams: [row.home, row.away],
      goals: [Number(row.home_goals), Number(row.away_goals)],
      shootout: row.shootout_winner,
      scored: goalsOn(row.date)
        .filter(({ team, opponent }) => [team, opponent].includes(row.home))
        .map((goal) => [goal.team === row.home ? 0 : 1, goal.minute, placeOf(goal), goal.how]),
    })),
    appearances: Object.fromEntries(
      readTable('appearances.tsv', APPEARANCES).map((row) => [
        `${row.year} ${idOf(row)}`,
        [Number(row.starts), Number(row.subs)] as const,
      ]),
    ),
    managers: readSquadTable().flatMap((row) =>
      row.group === 'MG' ? [[`${row.year} ${row.team}`, row.name] as const] : [],
    ),
    honours: [...awards].map(([title, rows]) => ({
      title,
      winners: rows.map(
        (row) => [idOf(row), row.years === '' ? Number(row.times) : row.years.split(' ').map(Number)] as const,
      ),
    })),
    commonWords: { english: wordsOf('english'), other: wordsOf('other') },
    legends: toIndexFile(readEarlyLegends(), clubs),
  };
}
