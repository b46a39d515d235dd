import { fillTeam, type Tables } from '#lib/players/eleven/fill-team.ts';
import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import { newTeam, startersOf } from '#lib/team/formation/formations.ts';
import type { Player } from '#types/player.ts';

type Source = (index: PlayerIndex) => Player[];

const found =
  (search: Partial<Search>): Source =>
  (index) =>
    searchPlayerIndex(index, { ...NO_SEARCH, ...search }, { selected: '', order: 'known' }).ranked.map(
      ({ player }) => player,
    );

const AFRICAN = NATIONS.filter(({ continent }) => continent === 'Africa').map(({ nation }) => nation);
const nationOf = (label: string, nations: readonly string[] = [label]) => found({ nation: { label, nations } });
const NATIONAL = ['Brazil', 'France', 'England', 'Germany', 'Argentina', 'Italy'] as const;
const CLUBS = ['Real Madrid', 'Liverpool'] as const;

const SEARCHES: readonly (readonly [name: string, source: Source])[] = [
  ['All time', () => []],
  ...NATIONAL.map((nation) => [nation, nationOf(nation)] as const),
  ...CLUBS.map((team) => [team, found({ team })] as const),
  ['Premier League', found({ league: 'Premier League' })],
  ['Africa', nationOf('Africa', AFRICAN)],
  ['Women', (index) => index.filter(({ details }) => details.gender === 'F').map(({ player }) => player)],
];

/** An empty team filled by the product's own auto-fill, slot by slot. */
export function twelveElevens(index: PlayerIndex): Record<string, string[]> {
  const byId = new Map(index.map((entry) => [entry.player.id, entry]));
  const entry = ({ name, year }: Player) => (year === null ? null : (byId.get(playerId(name, year)) ?? null));
  // Shirt numbers, which renown decides, aren't printed.
  const tables: Tables = { index, entry, renown: () => null, samples: [] };
  return Object.fromEntries(
    SEARCHES.map(([name, source]) => {
      const edit = fillTeam(newTeam(), tables, { found: source(index), era: null });
      if (!edit.ok) throw new Error(`${name}: ${edit.reason}`);
      return [name, startersOf(edit.team).map(({ slot, player }) => `${slot} ${player.name}`)];
    }),
  );
}
