import { legendsNamed } from '#lib/players/index/early-legends.ts';
import { toPlayerIndex } from '#lib/players/index/player-index.ts';
import { clubs } from '#lib/players/index/whole-index.fixtures.ts';
import { isOwnPlayer } from '#lib/team/own-player.ts';
import { readEarlyLegends } from '#scripts/data/early-legends.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';

const legends = toPlayerIndex(toIndexFile(readEarlyLegends(), clubs));
const named = (query: string) => legendsNamed(query, legends);

it.each([
  ['garrincha', 'Garrincha'],
  ['puskas', 'Ferenc Puskás'],
  ['di stefano', 'Alfredo Di Stéfano'],
  ['yash', 'Lev Yashin'],
  ['black spider', 'Lev Yashin'],
  ['Lefter', 'Lefter Küçükandonyadis'],
])('%s names %s, retired before 1975', (query, name) => {
  expect(named(query)).toMatchObject({ isNamed: true });
  expect(named(query).players[0]?.name).toBe(name);
});

it('a close spelling is one, but not the name', () => {
  expect(named('garincha')).toMatchObject({ isNamed: false, players: [{ name: 'Garrincha' }] });
  expect(named('zidane').isNamed).toBe(false);
  expect(named(' ').players).toEqual([]);
});

it('a legend is an own player with what is known, the same each time', () => {
  const [garrincha] = named('garrincha').players;
  expect(garrincha && isOwnPlayer(garrincha)).toBe(true);
  expect(garrincha).toMatchObject({ position: 'RW', nationality: 'Brazil', country: 'Brazil', year: 1933 });
  expect(named('mané garrincha').players[0]).toEqual(garrincha);
});
