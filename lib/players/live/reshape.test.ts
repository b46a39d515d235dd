/** @jest-environment node */
import { toPlayer, toPlayerDetails, toPosition } from '#lib/players/live/reshape.ts';
import { type PlayerDetailRecord, playerDetailRecord, readRows } from '#lib/players/live/wire.ts';
import { MAX_BIOGRAPHY } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';

/** As the sports database sends it, fields that we do not read included. */
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
  expect(made).toEqual({
    id: 'tsdb-34145395',
    name: 'Danny Welbeck',
    position: 'ST',
    nationality: 'England',
    team: 'Chelsea',
    country: 'England',
    year: 1990,
    jerseyNumber: 18,
    imageUrl: 'https://r2.thesportsdb.com/images/media/player/cutout/b.png',
    isSubstitute: false,
    apiId: '34145395',
    goals: null,
    assists: null,
  });
  expect(playerSchema.parse(made)).toEqual(made);
});

describe('only the listed soccer positions are accepted', () => {
  it.each([
    ['Goalkeeper', 'GK'],
    ['Centre-Back', 'CB'],
    ['Left-Back', 'LB'],
    ['right back', 'RB'],
    ['Left Wing-Back', 'LWB'],
    ['Defensive Midfield', 'CDM'],
    ['Central Midfield', 'CM'],
    ['Attacking Midfield', 'CAM'],
    ['Left Midfield', 'LM'],
    ['Right Winger', 'RW'],
    ['Left Wing', 'LW'],
    ['Centre-Forward', 'ST'],
    ['Second Striker', 'CF'],
    ['', ''],
  ])('%j is %j', (text, position) => {
    expect(toPosition(text)).toBe(position);
  });

  it.each([
    'Running Back',
    'Quarterback',
    'Cornerback',
    'Linebacker',
    'Defensive End',
    'Defensive Tackle',
    'Power Forward',
    'Small Forward',
    'Point Guard',
    'Shooting Guard',
    'Center',
    'Manager',
    'Coach',
    'Assistant Coach',
    'constructor',
    '__proto__',
  ])('%s is none, whatever sport the record claims', (strPosition) => {
    expect(toPosition(strPosition)).toBeNull();
    expect(player({ strPosition })).toBeNull();
  });

  it.each(['Basketball', 'American Football', 'ESports', '', null])('sport %j is not soccer', (strSport) => {
    expect(player({ strSport })).toBeNull();
  });
});

it.each(['', null, 7, 'x1', '../1', '1?id=2'])('skips a record with id %j', (idPlayer) => {
  expect(player({ idPlayer })).toBeNull();
});

it('skips a record without a name', () => {
  expect(player({ strPlayer: '\u200B ' })).toBeNull();
});

it.each(['_Retired Soccer', '_Free Agent Soccer', '_Deceased Soccer'])('%s is shown as no club', (strTeam) => {
  expect(toPlayer(makeRecord({ strTeam, strNationality: 'Italy' }), 'all', 'England')).toMatchObject({
    team: '',
    country: 'Italy',
  });
});

it('the country is that of the club, or else the nationality', () => {
  expect(toPlayer(makeRecord({ strNationality: 'The Netherlands' }), 'all', 'England')).toMatchObject({
    nationality: 'Netherlands',
    country: 'England',
  });
  expect(player({ strNationality: 'The Netherlands' })).toMatchObject({ country: 'Netherlands' });
});

it.each([
  ['1990-11-26', 1990],
  ['1990', 1990],
  ['0000-00-00', null],
  ['', null],
  [null, null],
  [1990, null],
])('takes the year of birth from %j: %j', (dateBorn, year) => {
  expect(player({ dateBorn })?.year).toBe(year);
});

it.each([
  ['7', 7],
  ['0', null],
  ['100', null],
  ['-1', null],
  ['', null],
  [9, null],
])('takes the shirt number from %j: %j', (strNumber, jerseyNumber) => {
  expect(player({ strNumber })?.jerseyNumber).toBe(jerseyNumber);
});

describe('pictures (D40, D41)', () => {
  const thumb = 'https://r2.thesportsdb.com/images/media/player/thumb/a.jpg';

  it.each([
    ['the cutout is missing', { strCutout: null }, thumb],
    ['the cutout is from another host', { strCutout: 'https://evil.example/x.png' }, thumb],
    [
      'an old address',
      { strCutout: 'http://www.thesportsdb.com/images/c.png' },
      'https://www.thesportsdb.com/images/c.png',
    ],
    ['a script', { strCutout: 'javascript:alert(1)', strThumb: '' }, null],
    ['a host in disguise', { strCutout: 'https://r2.thesportsdb.com@evil.example/', strThumb: null }, null],
  ])('%s', (_case, fields, imageUrl) => {
    expect(player(fields)?.imageUrl).toBe(imageUrl);
  });

  it('can be limited to licensed ones', () => {
    expect(toPlayer(makeRecord(), 'licensed')?.imageUrl).toBeNull();
    expect(toPlayer(makeRecord({ strCreativeCommons: 'Yes' }), 'licensed')?.imageUrl).not.toBeNull();
  });
});

it('cuts texts to the limits and takes out what cannot be seen', () => {
  expect(player({ strPlayer: `A\u202Eb\u0000${'x'.repeat(300)}` })?.name).toMatch(/^Abx{118}$/);
});

describe('details of the card', () => {
  it('keeps paragraphs, and nothing but text', () => {
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

  it.each(['1990', 'unknown', '9999-99-99', ''])('does not take %j for a date of birth', (dateBorn) => {
    expect(toPlayerDetails(makeRecord({ dateBorn })).born).toBe('');
  });
});

describe('readRows', () => {
  const rows = (body: unknown) => readRows(body, ['player', 'players'], playerDetailRecord);

  it.each([[{ player: [{}] }], [{ players: [{}] }]])('takes the list under either name: %j', (body) => {
    expect(rows(body)).toHaveLength(1);
  });

  it.each([[{ player: null }], [{ player: 'Invalid ID passed' }], [{ Message: 'No data found' }], [{ player: [] }]])(
    'takes %j for nothing found',
    (body) => {
      expect(rows(body)).toEqual([]);
    },
  );

  it.each([[[]], ['text'], [7], [{}], [{ player: {} }], [{ Message: 1 }]])('does not take %j for an answer', (body) => {
    expect(rows(body)).toBeNull();
  });

  it('skips rows that are no records', () => {
    expect(rows({ player: [null, 'x', 1, {}] })).toHaveLength(1);
  });
});
