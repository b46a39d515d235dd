import { matchesCriteria, NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import type { Search } from '#lib/players/filters.ts';
import { careerOf, wasActive } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { clubNamesOfLeague, findLeague } from '#lib/players/reference/lookup.ts';
import { cupNumbers } from '#lib/players/squads/chosen-squad.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';

/** Whether a player of our table meets everything but the name. */
export function meets(search: Search, squads: SquadBook | null): (entry: IndexedPlayer) => boolean {
  const { team, league, country, position, line, nation, years, cup, year } = search;
  const rules: ((entry: IndexedPlayer) => boolean)[] = [];
  if (cup !== null) {
    const numbers = cupNumbers(search, squads);
    rules.push(({ player }) => numbers.has(player.id));
  } else if (nation) rules.push(({ details }) => details.nations.some((one) => nation.nations.includes(one)));
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
  if (position !== '') rules.push(({ details }) => details.positions.some((one) => isSamePosition(one, position)));
  if (line) rules.push(({ player }) => line.positions.some((one) => isSamePosition(player.position, one)));
  if (years) rules.push(({ details }) => wasActive(details, years));
  if (year !== null) {
    const isBorn = matchesCriteria({ ...NO_CRITERIA_CHOSEN, year }, new Set());
    rules.push(({ player }) => isBorn(player));
  }
  return (entry) => rules.every((isMet) => isMet(entry));
}
