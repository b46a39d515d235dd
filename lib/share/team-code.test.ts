import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { playerId } from '#lib/players/index/player-id.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { writeCompactTeam } from '#lib/share/compact-team.ts';
import { codeToTeam, MAX_CODE, teamToCode } from '#lib/share/team-code.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

const codeOf = (text: string | Buffer) => `1${deflateRawSync(text).toString('base64url')}`;

async function coded(team: Team): Promise<string> {
  const code = await teamToCode(team);
  if (code === null) throw new Error('The team has no code.');
  return code;
}

it('restores any team, without the cloud id', async () => {
  await fc.assert(
    fc.asyncProperty(teamArbitrary(), async (team) => {
      expect(await codeToTeam(await coded({ ...team, id: 'cloud' }))).toEqual(team);
    }),
    { numRuns: runs(100) },
  );
});

/** Eighteen real players, with picture names that don't compress. */
function fullTeam(change: (player: Player, index: number) => Player): Team {
  const everybody = SAMPLE_PLAYERS.slice(0, 18).map(change);
  const slots = formationOf('4-2-3-1').positions;
  const starters = Object.fromEntries(slots.map((slot, index) => [slot, everybody[index] ?? null]));
  const team = makeTeam('4-2-3-1', starters as Partial<Record<'GK', Player>>, everybody.slice(11));
  return { ...team, captain: everybody[3]?.id ?? null, viceCaptain: everybody[12]?.id ?? null };
}
const hash = (index: number) => (BigInt(index + 7) ** 31n % 36n ** 7n).toString(36);
const digits = (index: number) => String(34_100_000 + ((index * 7_919_377) % 899_999));
const SOURCES: Record<string, (player: Player, index: number) => Player> = {
  samples: (player) => player,
  'the player index': (player) => ({ ...player, id: playerId(player.name, player.year ?? 0), jerseyNumber: null }),
  'the sports database': (player, index) => ({
    ...player,
    id: `tsdb-${digits(index)}`,
    apiId: digits(index),
    imageUrl: `https://r2.thesportsdb.com/images/media/player/thumb/${hash(index)}${1_600_000_000 + index * 7919}.jpg`,
    goals: null,
  }),
};

it.each(Object.entries(SOURCES))('makes a link of at most 1500 characters for a full team of %s', async (_, change) => {
  const team = fullTeam(change);
  const code = await coded(team);
  expect(`https://dream-11-team-builder.example/t/${code}`.length).toBeLessThanOrEqual(1500);
  expect(await codeToTeam(code)).toEqual(team);
});

it('still opens a code of the first version', async () => {
  expect(
    await codeToTeam(
      '1fcu9CsIwGIbRWynP_AYaKv7M4uBQcHALGVIJGvjIUINQL8Qb8sacxE3OfALnfG_dwfIjV8TKDW5AoddP4P16FkMkxH5EHFuyBTEWSxX18rvNOn5HVAicLC157ibE9LdpG6O8nBcXS3NuiFqut0b8AA',
    ),
  ).toEqual({
    ...makeTeam('4-3-3', { CM: makePlayer({ id: 'a', name: 'Özil', jerseyNumber: null }) }, [makePlayer({ id: 'b' })]),
    captain: 'b',
    shirt: 'claret',
    pitch: 'night',
  });
});

it('returns no code for a team that is too long for a link', async () => {
  const noise = (at: number) =>
    fc.sample(fc.string({ minLength: 110, maxLength: 110, unit: 'binary' }), { seed: at, numRuns: 1 });
  const team = fullTeam((player, index) => ({
    ...player,
    name: `x${noise(index)}`,
    team: `x${noise(index + 50)}`,
    nationality: `x${noise(index + 100)}`,
  }));
  expect(await teamToCode(team)).toBeNull();
});

describe('a damaged code', () => {
  const team = fullTeam((player) => player);
  const text = writeCompactTeam(team);
  const edited = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`There is no ${from} in the text.`);
    return codeOf(text.replace(from, to));
  };

  it('is rejected wherever it is cut', async () => {
    const code = await coded(team);
    for (let length = 0; length < code.length; length += 7) expect(await codeToTeam(code.slice(0, length))).toBeNull();
  });

  it('is rejected, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.json().map(codeOf)), async (code) => {
        expect(await codeToTeam(code)).toBeNull();
        expect(await codeToTeam(`1${code}`)).toBeNull();
      }),
      { numRuns: runs(100) },
    );
  });

  it('is rejected or gives a different team if a character is changed', async () => {
    const code = await coded(team);
    for (let at = 1; at < code.length; at += 11) {
      const read = await codeToTeam(code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1));
      if (read) expect(read).not.toEqual(team);
    }
  });

  it.each([
    ['from a newer version', `2${codeOf(text).slice(1)}`],
    ['with a character that is not base64url', `${codeOf(text)}+`],
    ['too long', `1${'A'.repeat(MAX_CODE)}`],
    ['with a blank in its text', codeOf(`${text} `)],
    ['with a reversed name', edited('Paolo Maldini', 'Paolo \u202EMaldini')],
    ['with a name of 121 characters', edited('Paolo Maldini', 'P'.repeat(121))],
    [
      'with a picture from elsewhere',
      edited('"Paolo Maldini"', '"Paolo Maldini",2,"LB","","",0,1968,3,null,"https://evil.example/x.png"],["X"'),
    ],
    ['with a player without a name', edited('"Paolo Maldini"', 'null')],
    ['with a duplicate player', edited('Cafu', 'Paolo Maldini')],
    ['with an armband on no player', edited(',3,12,', ',3,18,')],
    ['with an unknown colour', edited('"national"', '"plaid"')],
    ['with an unknown formation', edited('4-2-3-1', '9-9-9')],
    ['no text', codeOf(Buffer.from([0xff, 0xfe, 0xfd]))],
    ['nothing', codeOf('')],
    ['followed by something else', `${codeOf(text)}AAAA`],
  ])('is rejected if it is %s', async (_, code) => {
    expect(await codeToTeam(code)).toBeNull();
  });

  it('stops inflating at 64 KB', async () => {
    const bomb = codeOf(Buffer.alloc(4 * 1024 * 1024, '['));
    expect(bomb.length).toBeLessThan(MAX_CODE);
    const cancel = jest.spyOn(ReadableStreamDefaultReader.prototype, 'cancel');
    const read = jest.spyOn(ReadableStreamDefaultReader.prototype, 'read');
    expect(await codeToTeam(bomb)).toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
    // Out of about 250 chunks of 16 KB.
    expect(read.mock.calls.length).toBeLessThan(10);
  });
});
