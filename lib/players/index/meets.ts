import { hasCriterion, matchesCriteria, NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import type { Search } from '#lib/players/filters.ts';
import { careerOf, wasActive } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { clubNamesOfLeague, findLeague } from '#lib/players/reference/lookup.ts';
import { cupNumbers } from '#lib/players/squads/chosen-squad.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import { POSITION_GROUPS, POSITIONS, type Position } from '#types/position.ts';

/** Whether a player of our table meets everything but the name. */
export function meets(search: Search, squads: SquadBook | null): (entry: IndexedPlayer) => boolean {
  const { team, league, country, position, line, nation, years, cup } = search;
  const rules: ((entry: IndexedPlayer) => boolean)[] = [];
  if (cup !== null) {
    const numbers = cupNumbers(search, squads);
    rules.push(({ player }) => numbers.has(player.id));
  } else if (nation) {
    const wanted = new Set(nation.nations);
    rules.push(({ details }) => details.nations.some((one) => wanted.has(one)));
  }
  if (team !== '') rules.push(({ details }) => details.clubs.includes(team) || details.now === team);
  else if (league !== '' || (country !== '' && cup === null)) {
    const isThere = matchesCriteria({ ...NO_CRITERIA_CHOSEN, league, country }, clubNamesOfLeague(league));
    // Under any of their nations (D65).
    const isOther = ({ player, details }: IndexedPlayer) =>
      details.nations.slice(1).some((nationality) => isThere({ ...player, nationality }));
    rules.push((entry) => isThere(entry.player) || isOther(entry));
    const since = findLeague(league)?.since;
    if (since) rules.push(({ details }) => careerOf(details).to >= since);
  }
  if (position !== '') {
    const fitting = fittingAny([position]);
    rules.push(({ details }) => details.positions.some((one) => fitting.has(one)));
  }
  if (line) {
    const fitting = fittingAny(line.positions);
    rules.push(({ player }) => fitting.has(player.position));
  }
  if (years) rules.push(({ details }) => wasActive(details, years));
  // Of any other criterion, the table knows what the player's own fields say.
  const others = { ...search, query: '', team: '', league: '', country: '', position: '' } as const;
  if (hasCriterion(others)) {
    const isMet = matchesCriteria(others, new Set());
    rules.push(({ player }) => isMet(player));
  }
  return (entry) => {
    for (const isMet of rules) if (!isMet(entry)) return false;
    return true;
  };
}

/** Looked up once per player, of whom there are thousands. */
function fittingAny(wanted: readonly Position[]): ReadonlySet<Player['position']> {
  const all = [...POSITIONS, ...POSITION_GROUPS];
  return new Set(all.filter((position) => wanted.some((one) => isSamePosition(position, one))));
}
