import { draftsToForget, MOST_STORED, newStoredDraft, readStoredDraft, storedDeal } from '#lib/draft/stored-draft.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';

const { book } = wholeSquads();

const draft = newStoredDraft(book, 'pabc123', false, 5);
const stored = (name: string, counts: boolean, begun: number) =>
  [name, JSON.stringify({ ...draft, counts, begun })] as const;

it('is read back as it was written, also one from before it had a time', () => {
  expect(readStoredDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readStoredDraft(JSON.stringify({ ...draft, begun: undefined }))).toEqual({ ...draft, begun: 0 });
  expect(storedDeal(book, draft)?.squads).toHaveLength(13);
});

it('makes room by forgetting the oldest, and never a draft that counts for one that doesn’t', () => {
  const days = Array.from({ length: 10 }, (_, day) => stored(`day ${day}`, true, day));
  const practice = Array.from({ length: MOST_STORED + 2 }, (_, at) => stored(`practice ${at}`, false, 100 + at));
  expect(draftsToForget([...days, ...practice]).toSorted()).toEqual(['practice 0', 'practice 1', 'practice 2']);
  expect(draftsToForget([['damaged', '{'], ...practice.slice(3)])).toEqual(['damaged']);
  expect(draftsToForget([...days, ...practice.slice(3)])).toEqual([]);
  const years = Array.from({ length: MOST_STORED }, (_, day) => stored(`day ${day}`, true, day));
  expect(draftsToForget(years)).toEqual(['day 0']);
});
