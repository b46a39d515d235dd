import * as fc from 'fast-check';
import { backupFileName, checkTeamFile, exportTeam, readTeamFile, teamFileName } from '#lib/team/file/team-file.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { MAX_TEAM_FILE } from '#types/limits.ts';

const NOW = '2026-03-01T12:30:00.000Z';
const xavi = makePlayer({ id: 'xavi', name: 'Xavi', goals: 12, assists: 81 });

describe('a team file', () => {
  it('has the specified fields (D11)', () => {
    const team = { ...makeTeam('4-3-3', { CM: xavi }, makePlayers(1)), id: 'cloud', captain: 'xavi' };
    expect(exportTeam(team, NOW)).toEqual({
      version: '1.0',
      exportDate: NOW,
      appId: 'Dream 11',
      teamData: {
        name: 'Test Eleven',
        formation: '4-3-3',
        players: [{ ...xavi, slot: 'CM' }],
        substitutes: [makePlayer({ id: 'p1', isSubstitute: true })],
        captain: 'xavi',
        viceCaptain: null,
        shirt: 'national',
        pitch: 'grass',
      },
    });
  });

  it('restores any team, without the cloud id', () => {
    fc.assert(
      fc.property(teamArbitrary(), (team) => {
        const text = JSON.stringify(exportTeam({ ...team, id: 'cloud' }, NOW), null, 2);
        expect(readTeamFile(text)).toEqual({ ok: true, team: { ...team, id: null }, versionWarning: false });
      }),
      { numRuns: 500 },
    );
  });

  it('for the largest possible team stays below the limit', () => {
    const text = '名'.repeat(120);
    const big = (id: string) =>
      makePlayer({
        id: id.padEnd(64, 'x'),
        name: id.padEnd(120, '名'),
        nationality: text,
        team: text,
        country: text,
        imageUrl: `https://r2.thesportsdb.com/${'x'.repeat(2021)}`,
        apiId: id.padEnd(64, 'y'),
      });
    const starters = Object.fromEntries(Object.keys(newTeam().players).map((slot) => [slot, big(slot)]));
    const team = makeTeam('4-3-3', starters, Array.from('abcdefg', big));
    const file = JSON.stringify(exportTeam(team, NOW), null, 2);
    expect(Buffer.byteLength(file)).toBeLessThan(MAX_TEAM_FILE);
    expect(readTeamFile(file)).toMatchObject({ ok: true, team });
  });
});

describe('file names', () => {
  const named = (name: string) => ({ ...newTeam(), name });

  it('for a backup include the date', () => {
    expect(backupFileName(newTeam(), NOW)).toBe('My_Dream_Team_backup_2026-03-01.json');
  });

  it.each([
    ['My Dream Team', 'My_Dream_Team_dream11.json'],
    ['../../etc/passwd', '_._etc_passwd_dream11.json'],
    ['..', 'My_Dream_Team_dream11.json'],
    ['gnp.\u202Eexe', 'gnp.exe_dream11.json'],
    ['.hidden', 'hidden_dream11.json'],
    ['<b>"|?*', '_b______dream11.json'],
    ['⚽ فريق', '⚽_فريق_dream11.json'],
  ])('%j is saved as %s', (name, fileName) => {
    expect(teamFileName(named(name))).toBe(fileName);
  });

  it('are safe for any team name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const fileName = teamFileName(named(name));
        expect(fileName).toMatch(/^[^./\\:*?"<>|\s\p{Cc}][^/\\:*?"<>|\s\p{Cc}]*_dream11\.json$/u);
        expect(fileName).not.toContain('..');
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['', 10, 'wrong-type'],
  ['application/json5', 10, 'wrong-type'],
  ['application/json', MAX_TEAM_FILE, null],
  ['application/json', MAX_TEAM_FILE + 1, 'too-large'],
])('before reading, type %j and size %i result in %s', (type, size, refusal) => {
  expect(checkTeamFile({ type, size })).toBe(refusal);
});
