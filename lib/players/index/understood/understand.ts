import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { meets } from '#lib/players/index/meets.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';
import { chipsOf } from '#lib/players/index/understood/chips.ts';
import { phrasesOf } from '#lib/players/index/understood/phrases.ts';
import { type Parts, readParts } from '#lib/players/index/understood/read-parts.ts';
import type { Squad, SquadBook } from '#lib/players/squads/squad-book.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { isPosition } from '#types/position.ts';

/** Typed words as a filter (D62). */
export type Understood = {
  change: Partial<Search>;
  /** 'Liverpool', or 'Brazil, Left backs' */
  text: string;
  /** 'club', 'nation' or 'World Cup squad'; '' for what the text says itself. */
  kind: string;
  count: number;
};

const MOST = 3;

/** What the typed words mean if all of them have a meaning, the likeliest first. */
export function understand(search: Search, index: PlayerIndex, squads: SquadBook | null): Understood[] {
  const readings = readParts(foldText(search.query), phrasesOf(index));
  const shown = new Set(chipsOf(search, squads).map(({ text }) => text));
  const found = new Map<string, Understood>();
  for (const parts of readings) {
    const change = toChange(parts, squads);
    if (!change) continue;
    const text = chipsOf({ ...NO_SEARCH, ...change }, squads)
      .map((chip) => chip.text)
      .join(', ');
    const isMet = meets({ ...search, ...change }, squads);
    if (shown.has(text) || found.has(text)) continue;
    let count = 0;
    for (const entry of index) if (isMet(entry)) count++;
    if (count > 0) found.set(text, { change, text, kind: kindOf(change), count });
  }
  return [...found.values()].slice(0, MOST);
}

function toChange(parts: Parts, squads: SquadBook | null): Partial<Search> | null {
  const times = timesOf(parts, squads);
  if (!times) return null;
  const { club, role, nation } = parts;
  const change = {
    ...(nation && { nation: nation.group }),
    ...(club && { team: club.club, league: '', country: '' }),
    ...(role && ofRole(role.role)),
    ...times,
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** A year is a World Cup's if it stands alone or beside a nation that was there; else, when people played. */
function timesOf({ year, decade, saysCup, start, nation, club, role }: Parts, squads: SquadBook | null) {
  if (year === undefined) return saysCup || start ? null : { ...(decade && { years: decade }) };
  if (start) return ofSquad(squadStarting(start, year, squads));
  const squad = squads?.squads.find((one) => one.year === year && nation?.group.nations.includes(one.nation));
  const isOneNation = nation?.group.nations.length === 1;
  if (squad && isOneNation) return ofSquad(squad);
  const isCup = squads?.squads.some((one) => one.year === year);
  if (isCup && (saysCup || !(nation || club || role))) return { cup: year };
  return saysCup || !(nation || club || role) ? null : { years: { from: year, to: year } };
}

const ofSquad = (squad: Squad | undefined) =>
  squad ? { cup: squad.year, nation: { label: squad.team, nations: [squad.nation] } } : null;

function squadStarting(start: string, year: number, squads: SquadBook | null): Squad | undefined {
  const ofYear = squads?.squads.filter((squad) => squad.year === year) ?? [];
  const startsSo = (name: string) => foldText(name).startsWith(start);
  return ofYear.find(({ team }) => startsSo(team)) ?? ofYear.find(({ nation }) => startsSo(nation));
}

function ofRole({ one, many, positions }: Role): Pick<Search, 'position' | 'line'> {
  const [first] = positions;
  if (isPosition(first) && foldText(positionLabel(first)) === foldText(one)) return { position: first, line: null };
  const label = many.charAt(0).toUpperCase() + many.slice(1);
  return { position: '', line: { label, positions: positions.filter(isPosition) } };
}

function kindOf({ cup, nation, team, ...others }: Partial<Search>): string {
  const { league: _league, country: _country, ...rest } = others;
  if (Object.keys(rest).length > 0) return '';
  if (cup !== undefined) return nation && team === undefined ? 'World Cup squad' : '';
  if (nation && team !== undefined) return '';
  return nation ? 'nation' : 'club';
}
