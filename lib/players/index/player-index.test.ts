import { playerId } from '#lib/players/index/player-id.ts';
import { INDEX_VERSION, type IndexFile, toPlayerIndex } from '#lib/players/index/player-index.ts';
import { entryOf, indexOf, wholeFile } from '#lib/players/index/whole-index.fixtures.ts';
import { isWellKnown, readPeople } from '#scripts/data/people.ts';
import { MAX_ID } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';

const file = wholeFile();
const index = toPlayerIndex(JSON.parse(JSON.stringify(file)));

it('reads every player exactly as in the table', () => {
  const players = readPeople().filter(isWellKnown);
  expect(index).toHaveLength(players.length);
  for (const [row, source] of players.entries()) {
    expect(index[row]).toMatchObject({
      player: {
        name: source.name,
        year: source.birthYear,
        nationality: source.state || source.nation,
        position: source.position,
        team: source.clubs[0] ?? '',
        jerseyNumber: source.number,
      },
      details: {
        born: source.born,
        positions: [source.position, ...source.positions],
        clubs: source.clubs,
        from: source.from,
        to: source.to,
        gender: source.gender,
      },
    });
  }
});

it('has only valid players, each with a unique id', () => {
  for (const { player } of index) expect(playerSchema.safeParse(player).error?.issues ?? []).toEqual([]);
  expect(new Set(index.map(({ player }) => player.id)).size).toBe(index.length);
});

it.each<[string, Partial<IndexFile>]>([
  ['with another version', { version: INDEX_VERSION - 1 }],
  ['with a short column', { fame: file.fame.slice(0, -1) }],
  ['with an unknown nation', { nation: file.nation.map(() => file.nations.length) }],
  ['without names', { names: undefined as never }],
])('rejects a file %s', (_, change) => {
  expect(() => toPlayerIndex({ ...file, ...change })).toThrow();
});

it('leaves unknown values empty', () => {
  const [bare] = indexOf({ clubs: [], number: null, from: null, born: '1990' });
  expect(bare).toMatchObject({
    player: { team: '', country: 'Norway', year: 1990, jerseyNumber: null, imageUrl: null, apiId: null, goals: null },
    details: { born: '1990', clubs: [], from: null, to: null },
  });
});

it("uses the club's country, or else the player's nation (D17)", () => {
  expect(entryOf(index, 'Luka Modrić', 1985).player).toMatchObject({ nationality: 'Croatia', country: 'Spain' });
  expect(entryOf(index, "N'Golo Kanté", 1991).player).toMatchObject({ team: 'Chelsea', country: 'England' });
});

it('has ids that survive a corrected accent and stay within the limit', () => {
  expect(playerId('José Nandú', 1990)).toBe(playerId('Jose Ñandu', 1990));
  const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3);
  expect(playerId(long, 1990).length).toBeLessThanOrEqual(MAX_ID);
  expect(playerId(long, 1990)).not.toBe(playerId(long, 1991));
});
