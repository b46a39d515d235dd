import clubsByCountry from '#data/club-countries.json' with { type: 'json' };
import { groupedBy, type Lexicon, toLexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { type CupMatch, type Goal, SCOUT_FILE_VERSION, type ScoutFile } from '#lib/assistant/scout/scout-file.ts';
import { TOP_SCORER } from '#lib/assistant/scout/words/measures.ts';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupTables, cupTables } from '#lib/match/cup/cup-file.ts';
import { PLAYER_INDEX_ADDRESS, SQUAD_PLAYERS_ADDRESS, SQUADS_ADDRESS } from '#lib/players/index/asset.generated.ts';
import { type ShortNames, shortNames } from '#lib/players/index/names/short-names.ts';
import { atOnce } from '#lib/players/index/parts.ts';
import { type IndexedPlayer, type PlayerIndex, toPlayerIndex } from '#lib/players/index/player-index.ts';
import { COUNTRIES } from '#lib/players/reference/countries.ts';
import { type Squad, type SquadBook, toSquadBook } from '#lib/players/squads/squad-book.ts';
import { readSquadFile } from '#lib/players/squads/squad-file.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** A player's part in one World Cup. Nobody knows yet who started in the latest. */
export type CupPart = {
  squad: Squad;
  number: number | null;
  goals: number;
  starts: number | null;
  matches: number | null;
};

export type PlayerRecord = {
  entry: IndexedPlayer;
  /** Among all by rating, then by fame. */
  place: number;
  cups: readonly CupPart[];
  honours: ReadonlyMap<string, Won>;
};

/** How often, and in which years; none if they are unknown. */
export type Won = { times: number; years: readonly number[] };

export type ScoutTables = {
  lexicon: Lexicon;
  records: readonly PlayerRecord[];
  /** By nation and by position, because looking at every player takes most of an answer's time. */
  recordsBy: ReadonlyMap<string, readonly PlayerRecord[]>;
  recordOf: (entry: IndexedPlayer) => PlayerRecord;
  squads: readonly Squad[];
  /** By the team's name at that World Cup. */
  squadOf: (year: number, team: string) => Squad | undefined;
  matches: readonly CupMatch[];
  managers: ReadonlyMap<string, string>;
  cups: CupTables;
  clubCountries: ReadonlyMap<string, string>;
  /** Among the players browsers load first, and among all. */
  shortNames: readonly ShortNames[];
};

export const CUPS = { first: 1974, last: 2026, lastWithLineups: 2022 } as const;

/** Who scored most at a World Cup, alone or level with others. */
function topScorers(squads: readonly Squad[]): { id: string; years: number[] }[] {
  const scorers = [...Map.groupBy(squads, ({ year }) => year)].flatMap(([year, teams]) => {
    const places = teams.flatMap((squad) => squad.places);
    const most = Math.max(1, ...places.map(({ goals }) => goals));
    return places.filter(({ goals }) => goals === most).map(({ entry }) => ({ id: entry.player.id, year }));
  });
  return [...Map.groupBy(scorers, ({ id }) => id)].map(([id, all]) => ({ id, years: all.map(({ year }) => year) }));
}

function withGoals(matches: ScoutFile['matches'], squadOf: ScoutTables['squadOf']): CupMatch[] {
  return matches.map((match) => ({
    ...match,
    scored: match.scored.map(([side, minute, place, how]): Goal => {
      const team = match.teams[how === 'own goal' ? 1 - side : side] ?? '';
      const entry = squadOf(match.year, team)?.places[place]?.entry;
      if (!entry) throw new Error('The goals do not fit the squads.');
      return { side, minute, entry, how };
    }),
  }));
}

/** The nation's name for a country's: 'United States' for 'USA'. */
const nationOf = (country: string) =>
  NATIONS.find(({ nation, words }) => nation === country || words.includes(foldText(country)))?.nation ?? country;

/** The generated files that the tables are made from. */
export const SCOUT_FILES = [
  `public${PLAYER_INDEX_ADDRESS}`,
  `public${SQUAD_PLAYERS_ADDRESS}`,
  `public${SQUADS_ADDRESS}`,
  `public${CUP_FILE_ADDRESS}`,
  'data/scout-tables.generated.json',
  'data/scout-phrases.tsv',
  'data/scout-languages.tsv',
] as const;

export function tablesFrom(texts: readonly string[]): ScoutTables {
  const [players, others, squads, cups, scout] = texts.slice(0, 5).map((text) => JSON.parse(text));
  const [phrases = '', languages = ''] = texts.slice(5);
  const wellKnown = toPlayerIndex(players);
  const index = [...wellKnown, ...toPlayerIndex(others)];
  const book = atOnce(toSquadBook(readSquadFile(squads), index));
  return toScoutTables({ index, wellKnown: wellKnown.length }, book, scout, cupTables(cups), { phrases, languages });
}

/** `index` has the players of both files that browsers load, the well-known first. Throws if the files don't match. */
export function toScoutTables(
  { index, wellKnown }: { index: PlayerIndex; wellKnown: number },
  { squads, appearances }: SquadBook,
  file: ScoutFile,
  cups: CupTables,
  wording: { phrases: string; languages: string },
): ScoutTables {
  if (file.version !== SCOUT_FILE_VERSION) throw new Error(`The scout’s file has version ${file.version}.`);
  const legends = toPlayerIndex(file.legends);
  const honours = new Map<string, Map<string, Won>>();
  const award = (title: string, id: string, won: number | readonly number[]) => {
    const [times, years] = typeof won === 'number' ? [won, []] : [won.length, won];
    honours.set(id, (honours.get(id) ?? new Map<string, Won>()).set(title, { times, years }));
  };
  for (const { title, winners } of file.honours) for (const [id, won] of winners) award(title, id, won);
  for (const { id, years } of topScorers(squads)) award(TOP_SCORER.titles, id, years);
  const toRecord = (entry: IndexedPlayer, place = index.length): PlayerRecord => ({
    entry,
    place,
    honours: honours.get(entry.player.id) ?? new Map(),
    cups: (appearances.get(entry.player.id) ?? []).map(({ squad, number, goals }): CupPart => {
      const isKnown = squad.year <= CUPS.lastWithLineups;
      const [starts, substituted] = file.appearances[`${squad.year} ${entry.player.id}`] ?? [0, 0];
      return { squad, number, goals, starts: isKnown ? starts : null, matches: isKnown ? starts + substituted : null };
    }),
  });
  const records = index.toSorted((a, b) => b.peak - a.peak || b.fame - a.fame).map(toRecord);
  const others = legends.map((entry) => toRecord(entry));
  const squadsById = new Map(squads.map((squad) => [squad.id, squad]));
  const squadOf = (year: number, team: string) => squadsById.get(`${year} ${team}`);
  const byEntry = new Map([...records, ...others].map((record) => [record.entry, record]));
  return {
    lexicon: toLexicon(
      index,
      legends,
      file.commonWords,
      file.managers.map(([, name]) => name),
      { label: `nations at World Cups since ${CUPS.first}`, nations: squads.map(({ nation }) => nation) },
      wording,
    ),
    records,
    recordsBy: groupedBy(records, ({ entry }) => [...entry.details.nations, ...entry.details.positions]),
    recordOf: (entry) => byEntry.get(entry) ?? toRecord(entry),
    squads,
    squadOf,
    matches: withGoals(file.matches, squadOf),
    managers: new Map(file.managers),
    cups,
    shortNames: [index.slice(0, wellKnown), index].map(shortNames),
    clubCountries: new Map([
      // Where a club's country is unknown, a player has that of his nation.
      ...[...Map.groupBy(index, ({ player }) => player.team)].flatMap(([team, [first, ...others]]) => {
        const { country = '', nationality } = first?.player ?? {};
        const isKnown =
          others.length > 0 ? others.every(({ player }) => player.country === country) : country !== nationality;
        return team !== '' && isKnown ? [[team, nationOf(country)] as const] : [];
      }),
      ...COUNTRIES.flatMap(({ name, leagues }) =>
        leagues.flatMap(({ teams }) => teams.map((team) => [team.name, nationOf(name)] as const)),
      ),
      ...Object.entries(clubsByCountry).flatMap(([nation, lines]) =>
        lines.flatMap((line) => line.split(', ').map((club) => [club, nation] as const)),
      ),
    ]),
  };
}
