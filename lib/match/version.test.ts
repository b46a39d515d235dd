import { ENGINE_VERSION, versionLine } from '#lib/match/version.ts';

it('says what has changed since a link was made', () => {
  expect([null, ENGINE_VERSION].map(versionLine)).toEqual([null, null]);
  for (const old of ['1abcde', '4abcde', '0old'])
    expect(versionLine(old)).toMatch(/^The rules of the game have changed/);
  expect(versionLine(`${ENGINE_VERSION.split('r')[0]}r0abcde`)).toMatch(/^The squads and ratings have changed/);
});
