import * as fc from 'fast-check';
import { newTeam } from '#lib/team/formations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import {
  backupFileName,
  checkTeam,
  checkTeamFile,
  exportTeam,
  readTeamFile,
  teamFileName,
} from '#lib/team/team-file.ts';
import { MAX_TEAM_FILE } from '#types/limits.ts';
import type { Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

const NOW = '2026-03-01T12:30:00.000Z';
const xavi = makePlayer({ id: 'xavi', name: 'Xavi', goals: 12, assists: 81 });

describe('a team file', () => {
  it('is what the specification says (spec §3, D11)', () => {
    const team: Team = {
      ...makeTeam('4-3-3', { CM: xavi }, makePlayers(1)),
      id: 'cloud',
      name: 'Tiki Taka',
      captain: 'xavi',
    };
    expect(exportTeam(team, NOW)).toEqual({
      version: '1.0',
      exportDate: NOW,
      appId: 'Dream 11',
      teamData: {
        name: 'Tiki Taka',
        formation: '4-3-3',
        players: [{ ...xavi, slot: 'CM' }],
        substitutes: [makePlayer({ id: 'p1', isSubstitute: true })],
        captain: 'xavi',
        viceCaptain: null,
        shirt: 'ink',
        pitch: 'grass',
      },
    });
  });

  it('brings back the same team, without the cloud id, for any team', () => {
    fc.assert(
      fc.property(teamArbitrary(), (team) => {
        const text = JSON.stringify(exportTeam({ ...team, id: 'cloud' }, NOW), null, 2);
        expect(readTeamFile(text)).toEqual({ ok: true, team: { ...team, id: null }, versionWarning: false });
      }),
      { numRuns: 1000 },
    );
  });

  it('of the largest possible team stays below the limit', () => {
    const big = (id: string) =>
      makePlayer({
        id: id.padEnd(64, 'x'),
        name: id.padEnd(120, '名'),
        nationality: '名'.repeat(120),
        team: '名'.repeat(120),
        country: '名'.repeat(120),
        imageUrl: `https://r2.thesportsdb.com/${'x'.repeat(2021)}`,
        apiId: id.padEnd(64, 'y'),
      });
    const slots = Object.keys(newTeam().players);
    const team = makeTeam(
      '4-3-3',
      Object.fromEntries(slots.map((slot) => [slot, big(slot)])),
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(big),
    );
    const text = JSON.stringify(exportTeam(team, NOW), null, 2);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_TEAM_FILE);
    expect(readTeamFile(text)).toMatchObject({ ok: true, team });
  });
});

describe('captains and colours', () => {
  const led: Team = { ...makeTeam('4-3-3', { CM: xavi }, makePlayers(1)), captain: 'xavi', viceCaptain: 'p1' };

  it('are the first ones in a team of before there were any', () => {
    const { captain: _c, viceCaptain: _v, shirt: _s, pitch: _p, ...old } = { ...led, shirt: 'red', pitch: 'night' };
    expect(checkTeam(old)).toEqual({ ...old, captain: null, viceCaptain: null, shirt: 'ink', pitch: 'grass' });
  });

  it.each([
    ['a captain from outside the team', { captain: 'stranger' }, { captain: null, viceCaptain: 'p1' }],
    ['a captain who is no id', { captain: { id: 'xavi' } }, { captain: null, viceCaptain: 'p1' }],
    ['both armbands on one arm', { viceCaptain: 'xavi' }, { captain: 'xavi', viceCaptain: null }],
    ['a colour that we do not have', { shirt: 'plaid', pitch: 'constructor' }, { shirt: 'ink', pitch: 'grass' }],
  ])('are left out where a team has %s', (_, fault, repaired) => {
    expect(checkTeam({ ...led, ...fault })).toMatchObject(repaired);
  });
});

describe('file names', () => {
  const named = (name: string) => ({ ...newTeam(), name });

  it('spaces become underscores (spec §9)', () => {
    expect(teamFileName(newTeam())).toBe('My_Dream_Team_dream11.json');
    expect(backupFileName(newTeam(), NOW)).toBe('My_Dream_Team_backup_2026-03-01.json');
    expect(backupFileName(newTeam(), '2026-03-01')).toBe('My_Dream_Team_backup_2026-03-01.json');
  });

  it.each([
    ['AC/DC', 'AC_DC_dream11.json'],
    ['../../etc/passwd', '_._etc_passwd_dream11.json'],
    ['..', 'My_Dream_Team_dream11.json'],
    ['C:\\Windows', 'C__Windows_dream11.json'],
    ['a\u0000b', 'ab_dream11.json'],
    ['gnp.\u202Eexe', 'gnp.exe_dream11.json'],
    ['.hidden', 'hidden_dream11.json'],
    ['<b>"|?*', '_b______dream11.json'],
    ['فريق', 'فريق_dream11.json'],
    ['⚽ Öz', '⚽_Öz_dream11.json'],
  ])('%j is saved as %s', (name, fileName) => {
    expect(teamFileName(named(name))).toBe(fileName);
  });

  it('are safe for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const fileName = teamFileName(named(name));
        expect(fileName).toMatch(/^[^./\\:*?"<>|\s\p{Cc}][^/\\:*?"<>|\s\p{Cc}]*_dream11\.json$/u);
        expect(fileName).not.toContain('..');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('before reading', () => {
  it.each(['', 'text/json', 'text/plain', 'image/png', 'application/json5'])('type %j is refused', (type) => {
    expect(checkTeamFile({ type, size: 10 })).toBe('wrong-type');
  });

  it('takes 256 KB and no byte more', () => {
    expect(checkTeamFile({ type: 'application/json', size: MAX_TEAM_FILE })).toBeNull();
    expect(checkTeamFile({ type: 'application/json', size: MAX_TEAM_FILE + 1 })).toBe('too-large');
  });
});

describe('a team from storage', () => {
  it('comes back unchanged, cloud id included', () => {
    fc.assert(
      fc.property(teamArbitrary(), (team) => {
        const stored: unknown = JSON.parse(JSON.stringify({ ...team, id: 'cloud' }));
        expect(checkTeam(stored)).toEqual({ ...team, id: 'cloud' });
      }),
      { numRuns: 300 },
    );
  });

  it('gets the slots of its formation: missing ones empty, empty foreign ones dropped', () => {
    const team = makeTeam('4-3-3', { CM: xavi });
    expect(checkTeam({ ...team, players: { CM: xavi, CAM: null } })).toEqual(team);
  });

  it.each([
    ['somebody on a slot that the formation does not have', { players: { CAM: xavi } }],
    ['somebody on an unknown slot', { players: JSON.parse(`{"__proto__": ${JSON.stringify(xavi)}}`) }],
    ['the same player on pitch and bench', { players: { CM: xavi }, substitutes: [xavi] }],
    [
      'the same person under two ids',
      { substitutes: [makePlayer({ id: 'a', apiId: '7' }), makePlayer({ id: 'b', apiId: '7' })] },
    ],
    ['eight substitutes', { substitutes: makePlayers(8) }],
    ['an unknown formation', { formation: 'toString' }],
    ['no bench', { substitutes: undefined }],
    ['no slots', { players: [] }],
    ['an empty bench place', { substitutes: [null] }],
  ])('is refused with %s', (_what, part) => {
    expect(checkTeam({ ...newTeam(), ...part })).toBeNull();
  });

  it.each([null, undefined, 7, 'team', [], {}])('is refused when it is %j', (value) => {
    expect(checkTeam(value)).toBeNull();
  });

  it('is sound or refused, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (player, other, name) => {
        const team = checkTeam({ id: other, name, formation: '4-3-3', players: { GK: player }, substitutes: [other] });
        if (team) expect(teamSchema.safeParse(team).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
