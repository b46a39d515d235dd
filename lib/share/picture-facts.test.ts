import { readFileSync } from 'node:fs';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupFile, cupTables } from '#lib/match/cup/cup-file.ts';
import { EXTRA_NAMES } from '#lib/share/picture-extras.ts';
import { NO_FACTS, pictureFacts } from '#lib/share/picture-facts.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Team } from '#types/team.ts';

const tables = cupTables(JSON.parse(readFileSync(`public${CUP_FILE_ADDRESS}`, 'utf8')) as CupFile);
const ZIDANE = makePlayer({ id: 'zidane', name: 'Zinedine Zidane', year: 1972 });
const HENRY = makePlayer({ id: 'henry', name: 'Thierry Henry', year: 1977 });
const STRANGER = makePlayer({ id: 'own:1', name: 'Nobody Known', year: 1900 });

const elevenOf = (name: string, year: number) =>
  makeTeam(
    '4-3-3',
    Object.fromEntries(
      formationOf('4-3-3').positions.map((slot, at) => [slot, makePlayer({ id: `p${at}`, name, year })]),
    ),
  );

it('rates a complete eleven, the better the higher', () => {
  const rated = (team: Team) => Number(pictureFacts(team, tables, ['rating']).rating);
  const strangers = elevenOf('Nobody Known', 1900);
  expect(rated(strangers)).toBeGreaterThan(0);
  expect(rated(elevenOf('Zinedine Zidane', 1972))).toBeGreaterThan(rated(strangers) + 10);
  expect(rated(elevenOf('Zinedine Zidane', 1972))).toBeLessThanOrEqual(99);
  expect(pictureFacts(makeTeam('4-3-3', { CM: ZIDANE }), tables, EXTRA_NAMES).rating).toBeNull();
});

it.each([
  [[ZIDANE], '1990s'],
  [[HENRY, ZIDANE], '1990s–2000s'],
  [[HENRY, STRANGER], '2000s'],
  [[STRANGER], null],
])('the era of %j', ([cm, st], era) => {
  expect(pictureFacts(makeTeam('4-3-3', { ...(cm && { CM: cm }), ...(st && { ST: st }) }), tables, ['era'])).toEqual({
    rating: null,
    era,
  });
});

it('says nothing that is not wanted', () => {
  expect(pictureFacts(elevenOf('Zinedine Zidane', 1972), tables, [])).toEqual(NO_FACTS);
});
