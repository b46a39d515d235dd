import { HONOURS, TOP_SCORER } from '#lib/assistant/scout/words/measures.ts';
import { readHonours } from '#scripts/data/honours.ts';

/** The top scorers are worked out from the squads. */
const inTable = HONOURS.filter((honour) => honour !== TOP_SCORER && honour.titles !== '');

it.each(inTable)('knows the years of every winner or of none: $many', ({ titles, isDated }) => {
  const rows = readHonours().filter(({ honour }) => titles.split('|').some((start) => honour.startsWith(start)));
  expect(rows).not.toEqual([]);
  for (const { name, times, years } of rows)
    expect([name, years !== '', times === '']).toEqual([name, isDated === true, isDated === true]);
});

it('names no year of an award twice for one winner', () => {
  for (const { honour, name, years } of readHonours()) {
    const each = years.split(' ');
    expect([honour, name, new Set(each).size]).toEqual([honour, name, each.length]);
  }
});
