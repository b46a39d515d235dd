import { playerId, toDetails, toPlayer } from '#lib/players/index/row.ts';
import { indexOf, rowOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { MAX_ID } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';

const index = wholeIndex();
const playerOf = (name: string, year: number) => toPlayer(index, rowOf(index, name, year));

it('every row is a player as the whole product knows them, with an id of its own', () => {
  const players = index.names.map((_, row) => toPlayer(index, row));
  for (const player of players) expect(playerSchema.safeParse(player).error?.issues ?? []).toEqual([]);
  expect(new Set(players.map((player) => player.id)).size).toBe(index.size);
});

describe('a player of the index', () => {
  it('has everything that the data knows, and nothing that only the sports database knows', () => {
    expect(playerOf('Xavi', 1980)).toEqual({
      id: 'index-xavi-1980',
      name: 'Xavi',
      position: 'CM',
      nationality: 'Spain',
      team: 'Barcelona',
      country: 'Spain',
      year: 1980,
      jerseyNumber: 6,
      imageUrl: null,
      isSubstitute: false,
      apiId: null,
      goals: null,
      assists: null,
    });
  });

  it("has the country of the club where the reference data knows the club, else the player's nation (D17)", () => {
    expect(playerOf('Luka Modrić', 1985)).toMatchObject({
      nationality: 'Croatia',
      team: 'Real Madrid',
      country: 'Spain',
    });
    expect(playerOf("N'Golo Kanté", 1991)).toMatchObject({ team: 'Al-Ittihad', country: 'France' });
  });

  it('keeps the id when an accent, the day of birth or a club is corrected', () => {
    const [before, after] = [indexOf({ name: 'Jose Ñandu' }), indexOf({ name: 'José Nandú', birthDay: 1, clubs: [] })];
    expect(toPlayer(before, 0).id).toBe(toPlayer(after, 0).id);
  });

  it('has an id of at most 64 characters, whatever the name, which still tells years apart', () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3);
    expect(playerId(long, 1990).length).toBeLessThanOrEqual(MAX_ID);
    expect(playerId(long, 1990)).not.toBe(playerId(long, 1991));
  });
});

describe('the details for the card', () => {
  it('are what the index knows beside the player', () => {
    const zidane = toDetails(index, rowOf(index, 'Zinedine Zidane', 1972));
    expect(zidane).toMatchObject({ born: '1972-06-23', from: 1989, to: 2006, gender: 'M' });
    expect(zidane.positions[0]).toBe('CAM');
    expect(zidane.clubs).toEqual(expect.arrayContaining(['Real Madrid', 'Juventus', 'Bordeaux']));
  });

  it('leave out the day where only the year is sure', () => {
    expect(toDetails(indexOf({ birthMonth: 0, birthDay: 0 }), 0).born).toBe('1990');
  });
});
