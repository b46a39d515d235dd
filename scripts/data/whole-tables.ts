import { atOnce } from '#lib/players/index/parts.ts';
import { type PlayerIndex, toPlayerIndex } from '#lib/players/index/player-index.ts';
import { type SquadBook, toSquadBook } from '#lib/players/squads/squad-book.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import { readLineups } from '#scripts/data/lineups.ts';
import { isWellKnown, readPeople } from '#scripts/data/people.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { toSquadFile } from '#scripts/data/squad-file.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';

/** Everyone, the well-known players first, and the World Cup squads, as the browser eventually has them. */
export function wholeTables(): { index: PlayerIndex; wellKnown: number; squads: SquadBook } {
  const clubs = knownClubs(readCountries());
  const people = readPeople();
  const wellKnown = people.filter(isWellKnown);
  const others = people.filter((person) => !isWellKnown(person));
  const index = [...toPlayerIndex(toIndexFile(wellKnown, clubs)), ...toPlayerIndex(toIndexFile(others, clubs))];
  const file = toSquadFile(readSquadPlaces(), readCupMatches(), [...wellKnown, ...others], readLineups());
  return { index, wellKnown: wellKnown.length, squads: atOnce(toSquadBook(file, index)) };
}
