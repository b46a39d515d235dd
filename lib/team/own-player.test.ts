import { readCompactTeam, writeCompactTeam } from '#lib/share/compact-team.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { exportTeam, readTeamFile } from '#lib/team/file/team-file.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { addStarter, addSubstitute } from '#lib/team/operations.ts';
import { isOwnPlayer, type OwnPlayerFacts, ownName, toOwnPlayer } from '#lib/team/own-player.ts';
import { changeOwnPlayer, readOwnPlayer } from '#lib/team/own-player-form.ts';

const FORM = { name: 'Anna Berg', position: '' as const, nationality: '', year: '', jerseyNumber: '' };
const FACTS: OwnPlayerFacts = { name: 'Anna Berg', position: '', nationality: '', year: null, jerseyNumber: null };
const HOSTILE = '<img src=x onerror=alert(1)>';

it('D50: only the name is required', () => {
  expect(readOwnPlayer(FORM)).toEqual(FACTS);
  expect(
    readOwnPlayer({ name: ' Bo ', position: 'DF', nationality: 'Norway', year: '1990', jerseyNumber: '4' }),
  ).toEqual({
    name: 'Bo',
    position: 'DF',
    nationality: 'Norway',
    year: 1990,
    jerseyNumber: 4,
  });
});

it('direction marks are removed from a name', () => {
  expect(ownName('\u202Eبوب Bob\u202C\u2066')).toBe('بوب Bob');
});

it.each([
  ['no-name', { name: '  ' }],
  ['no-such-year', { year: '90' }],
  ['no-such-year', { year: 'nineteen' }],
  ['no-such-number', { jerseyNumber: '0' }],
  ['no-such-number', { jerseyNumber: '4.5' }],
])('rejects with %s: %j', (fault, change) => {
  expect(readOwnPlayer({ ...FORM, ...change })).toBe(fault);
});

describe.each([HOSTILE, 'بوب Bob', 'W'.repeat(60), '👩‍👩‍👧‍👦 Família'])('an own player %s in a team', (name) => {
  const own = toOwnPlayer('1', { ...FACTS, name });
  const added = addStarter(newTeam(), own, 'ST');
  if (!added.ok) throw new Error(added.reason);
  const { team } = added;

  it('survives files, links and every check unchanged, and a hostile name stays text', () => {
    expect(isOwnPlayer(own)).toBe(true);
    const file = readTeamFile(JSON.stringify(exportTeam(team, '')));
    for (const read of [file.ok ? file.team : null, readCompactTeam(writeCompactTeam(team)), checkTeam(team)]) {
      expect(read?.players.ST).toEqual(own);
    }
  });

  it('can be edited on the field and on the bench', () => {
    const facts = { ...FACTS, name: 'Bo', nationality: 'Norway', jerseyNumber: 9 };
    const edit = changeOwnPlayer(team, own.id, facts);
    expect(edit.ok && edit.team.players.ST).toEqual({ ...own, ...facts, country: 'Norway' });
    const benched = addSubstitute(newTeam(), own);
    const onBench = changeOwnPlayer(benched.ok ? benched.team : team, own.id, facts);
    expect(onBench.ok && onBench.team.substitutes[0]).toMatchObject({ name: 'Bo', isSubstitute: true });
  });

  it('other players cannot be edited', () => {
    expect(changeOwnPlayer(team, 'own:2', FACTS).ok).toBe(false);
    expect(changeOwnPlayer(team, 'index-cafu-1970', FACTS).ok).toBe(false);
  });
});
