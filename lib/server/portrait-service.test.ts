import { type FakeWikimedia, startWikimedia } from '#e2e/fakes/wikimedia.ts';
import { answerPortrait, portraitsOf } from '#lib/server/portrait-service.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { portraitAnswerSchema } from '#types/portrait.ts';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

let fake: FakeWikimedia;
const VISITOR = '192.0.2.1';
const later = jest.fn();
const buffon = { name: 'Gianluigi Buffon', born: '1978', nation: 'Italy' };

beforeAll(async () => {
  fake = await startWikimedia();
  const { url } = fake;
  Object.assign(process.env, {
    WIKIDATA_URL: url,
    COMMONS_URL: url,
    WIKIPEDIA_URL: url,
    CONTACT_EMAIL: 'me@a.example',
  });
});
afterAll(() => fake.close());
beforeEach(() => {
  later.mockClear();
  fake.control({ fault: null, resetCalls: true });
});

const table = (name: string, year: number, more: { id?: string } = {}) =>
  makePlayer({ name, year, nationality: '', imageUrl: null, ...more, id: more.id ?? `${name}-${year}` });

it('returns a picture, and a story if requested', async () => {
  const plain = await answerPortrait(buffon, VISITOR);
  expect(plain).toMatchObject({ image: expect.stringContaining('Buffon'), width: 250 });
  expect(plain).not.toHaveProperty('story');
  const full = await answerPortrait({ ...buffon, story: '1' }, VISITOR);
  expect(full).toMatchObject({ story: expect.stringContaining('footballer'), bodyHeight: '1.82 m' });
  for (const answer of [plain, full]) expect(portraitAnswerSchema.parse(answer)).toEqual(answer);
});

it('makes no calls for players who are not in our table', async () => {
  expect(await answerPortrait({ ...buffon, born: '1979' }, VISITOR)).toEqual({ image: null });
  expect(await answerPortrait({ ...buffon, name: 'Another Player' }, VISITOR)).toEqual({ image: null });
  expect(fake.calls().total).toBe(0);
});

it('keeps the picture if the story fails', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fake.control({ fault: 'server-error', call: 'story' });
  const answer = await answerPortrait({ name: 'Paolo Maldini', born: '1968', nation: '', story: '1' }, VISITOR);
  expect(answer).toMatchObject({ image: expect.stringContaining('Maldini') });
  expect(warned.mock.calls).toEqual([['Wikimedia: status 500']]);
});

it('collects a team’s portraits in time, except for players added by hand', async () => {
  const team = [
    table('Zinedine Zidane', 1972),
    table('Ronaldinho', 1980),
    table('Oliver Kahn', 1969, { id: 'own:1' }),
    table('Nobody Atall', 1970),
  ];
  const { portraits, lasts } = await portraitsOf(team, { visitor: VISITOR, limitMs: 5000, later });
  expect([[...portraits.keys()].sort(), lasts]).toEqual([['Ronaldinho-1980', 'Zinedine Zidane-1972'], 'a day']);
  expect(await portraitsOf(team.slice(3, 4), { visitor: VISITOR, limitMs: 5000, later })).toMatchObject({
    lasts: 'a day',
  });
  expect(await portraitsOf([], { visitor: VISITOR, limitMs: 5000, later })).toEqual({
    portraits: new Map(),
    lasts: 'forever',
  });
  expect(later).not.toHaveBeenCalled();
});

it('does not wait for a source that hangs', async () => {
  fake.control({ fault: 'hang' });
  const portraits = await portraitsOf([table('Philipp Lahm', 1983)], { visitor: VISITOR, limitMs: 50, later });
  expect(portraits).toEqual({ portraits: new Map(), lasts: 'a moment' });
  expect(later).toHaveBeenCalledTimes(1);
});

it('says when to retry if the source is busy', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fake.control({ fault: 'rate-limited' });
  const asked = { name: 'Thierry Henry', born: '1977', nation: 'France' };
  expect(await answerPortrait(asked, VISITOR)).toEqual({ image: null, retryAfter: 60 });
  expect(await answerPortrait(asked, VISITOR)).toEqual({ image: null, retryAfter: 60 });
  expect(warned.mock.calls).toEqual([['Wikimedia: too many calls']]);
  expect(fake.calls().total).toBe(1);
  expect(await portraitsOf([table('Cafu', 1970)], { visitor: VISITOR, limitMs: 5000, later })).toMatchObject({
    lasts: 'a moment',
  });
});
