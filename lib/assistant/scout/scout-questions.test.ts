/** @jest-environment node */
import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { NATIONS } from '#lib/assistant/scout/vocabulary/nations.ts';
import { askScout, faultsOf, readScoutCases, scoutTables } from '#scripts/data/scout-questions.ts';

const cases = readScoutCases();

it('is asked 150 questions, a third of them written before the rules', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(cases.filter(({ written }) => written === 'before').length).toBeGreaterThanOrEqual(cases.length / 3);
  expect(new Set(cases.map(({ team, question }) => `${team} ${question}`)).size).toBe(cases.length);
});

it.each(cases)('answers “$question” [$team]', (one) => {
  const answer = askScout(one);
  expect({ answer, faults: faultsOf(one, answer) }).toEqual({ answer, faults: [] });
  expect(answer.endsWith(`\n\n${SCOUT_SOURCE}`)).toBe(true);
});

it('knows every nation of the table', () => {
  const known = new Set(NATIONS.map(({ nation }) => nation));
  const nations = new Set(scoutTables().lexicon.index.map(({ player }) => player.nationality));
  expect([...nations].filter((nation) => !known.has(nation))).toEqual([]);
});
