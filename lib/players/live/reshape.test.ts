import { toPlayer, toPlayerDetails, toPosition } from '#lib/players/live/reshape.ts';
import { type PlayerDetailRecord, playerDetailRecord, readRows } from '#lib/players/live/wire.ts';
import { type KnownFacts, newPlayer } from '#lib/team/player.ts';
import { MAX_BIOGRAPHY } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';

/** As the sports database sends it, including fields we don't read. */
function makeRecord(fields: Record<string, unknown> = {}): PlayerDetailRecord {
  return playerDetailRecord.parse({
    idPlayer: '34145395',
    idTeam: '133610',
    strPlayer: 'Danny Welbeck',
    strTeam: 'Chelsea',
    strSport: 'Soccer',
    strThumb: 'https://r2.thesportsdb.com/images/media/player/thumb/a.jpg',
    strCutout: 'https://r2.thesportsdb.com/images/media/player/cutout/b.png',
    strNationality: 'England',
    dateBorn: '1990-11-26',
    strStatus: 'Active',
    strGender: 'Male',
    strPosition: 'Centre-Forward',
    strNumber: '18',
    ...fields,
  });
}

const player = (fields: Record<string, unknown>) => toPlayer(makeRecord(fields), 'all');

it('turns a record into a player', () => {
  const made = toPlayer(makeRecord(), 'all', 'England');
  const known: KnownFacts = {
    id: 'tsdb-34145395',
    name: 'Danny Welbeck',
    position: 'ST',
    nationality: 'England',
    team: 'Chelsea',
    country: 'England',
    year: 1990,
    jerseyNumber: 18,
    imageUrl: 'https://r2.thesportsdb.com/images/media/player/cutout/b.png',
    apiId: '34145395',
  };
  expect(made).toEqual(newPlayer(known));
  expect(playerSchema.parse(made)).toEqual(made);
});

describe('accepts only soccer positions, however they are spelled', () => {
  it.each([
    ['Goalkeeper', 'GK'],
    ['right back', 'RB'],
    ['Left Wing-Back', 'LWB'],
    ['Centre-Forward', 'ST'],
    ['', ''],
  ])('%j is %j', (text, position) => {
    expect(toPosition(text)).toBe(position);
  });

  it.each(['Running Back', 'Manager', 'constructor', '__proto__'])(
    '%s is not a soccer position, whatever sport the record claims',
    (strPosition) => {
      expect(toPosition(strPosition)).toBeNull();
      expect(player({ strPosition })).toBeNull();
    },
  );
});

it.each([
  ...['', null, 7, 'x1', '../1', '1?id=2'].map((idPlayer) => ({ idPlayer })),
  ...['Basketball', 'American Football', 'ESports', '', null].map((strSport) => ({ strSport })),
  { strPlayer: '\u200B ' },
])('skips a record with %j', (fields) => {
  expect(player(fields)).toBeNull();
});

const thumb = 'https://r2.thesportsdb.com/images/media/player/thumb/a.jpg';
const old = 'https://www.thesportsdb.com/images/c.png';

it.each([
  [
    { strTeam: '_Retired Soccer', strNationality: 'Italy' },
    { team: '', country: 'Italy' },
  ],
  [{ strTeam: '_Free Agent Soccer' }, { team: '' }],
  [{ strNationality: 'The Netherlands' }, { nationality: 'Netherlands', country: 'Netherlands' }],
  [{ dateBorn: '1990' }, { year: 1990 }],
  [{ dateBorn: '0000-00-00' }, { year: null }],
  [{ dateBorn: '' }, { year: null }],
  [{ dateBorn: null }, { year: null }],
  [{ dateBorn: 1990 }, { year: null }],
  [{ strNumber: '7' }, { jerseyNumber: 7 }],
  [{ strNumber: '0' }, { jerseyNumber: null }],
  [{ strNumber: '100' }, { jerseyNumber: null }],
  [{ strNumber: '-1' }, { jerseyNumber: null }],
  [{ strNumber: '' }, { jerseyNumber: null }],
  [{ strNumber: 9 }, { jerseyNumber: null }],
  [{ strPlayer: `A\u202Eb\u0000${'x'.repeat(300)}` }, { name: `Ab${'x'.repeat(118)}` }],
  [{ strCutout: null }, { imageUrl: thumb }],
  [{ strCutout: 'https://evil.example/x.png' }, { imageUrl: thumb }],
  [{ strCutout: old.replace('https', 'http') }, { imageUrl: old }],
  [{ strCutout: 'javascript:alert(1)', strThumb: '' }, { imageUrl: null }],
  [{ strCutout: 'https://r2.thesportsdb.com@evil.example/', strThumb: null }, { imageUrl: null }],
])('reads %j as %j', (fields, expected) => {
  expect(player(fields)).toMatchObject(expected);
});

it('uses the club’s country, if there is one', () => {
  expect(toPlayer(makeRecord({ strNationality: 'Italy' }), 'all', 'England')).toMatchObject({ country: 'England' });
  const retired = makeRecord({ strTeam: '_Retired Soccer', strNationality: 'Italy' });
  expect(toPlayer(retired, 'all', 'England')).toMatchObject({ team: '', country: 'Italy' });
});

it('can be limited to licensed pictures (D41)', () => {
  expect(toPlayer(makeRecord(), 'licensed')?.imageUrl).toBeNull();
  expect(toPlayer(makeRecord({ strCreativeCommons: 'Yes' }), 'licensed')?.imageUrl).not.toBeNull();
});

describe('card details', () => {
  it('keeps paragraphs and plain text only', () => {
    const details = toPlayerDetails(
      makeRecord({
        strDescriptionEN: '  First <b>one</b>.\r\n\r\n\r\n\r\nSecond\u0007 one.\r\nStill the second. ',
        strBirthLocation: 'Manchester, England',
        strHeight: '6 ft 2 in (1.88 m)',
        strWeight: null,
        strCreativeCommonsAttribution: 'Photo: Jane Doe',
      }),
    );
    expect(details).toEqual({
      born: '1990-11-26',
      birthPlace: 'Manchester, England',
      height: '6 ft 2 in (1.88 m)',
      weight: '',
      biography: 'First <b>one</b>.\n\nSecond one.\nStill the second.',
      credit: 'Photo: Jane Doe',
    });
  });

  it('cuts a biography of a million characters', () => {
    expect(toPlayerDetails(makeRecord({ strDescriptionEN: 'é'.repeat(1_000_000) })).biography).toHaveLength(
      MAX_BIOGRAPHY,
    );
  });

  it.each(['1990', 'unknown', '9999-99-99', ''])('does not accept %j as a date of birth', (dateBorn) => {
    expect(toPlayerDetails(makeRecord({ dateBorn })).born).toBe('');
  });
});

describe('readRows', () => {
  const rows = (body: unknown) => readRows(body, ['player', 'players'], playerDetailRecord);

  it.each([[{ player: [{}] }], [{ players: [null, 'x', 1, {}] }]])('finds one record in %j', (body) => {
    expect(rows(body)).toHaveLength(1);
  });

  it.each([[{ player: null }], [{ player: 'Invalid ID passed' }], [{ Message: 'No data found' }], [{ player: [] }]])(
    'treats %j as nothing found',
    (body) => {
      expect(rows(body)).toEqual([]);
    },
  );

  it.each([[[]], ['text'], [7], [{}], [{ player: {} }], [{ Message: 1 }]])(
    'does not accept %j as a response',
    (body) => {
      expect(rows(body)).toBeNull();
    },
  );
});
