/** @jest-environment node */
import { type FakeWikimedia, startWikimedia } from '#e2e/fakes/wikimedia.ts';
import { answerPortrait, portraitsOf } from '#lib/server/portrait-service.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { portraitAnswerSchema } from '#types/portrait.ts';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

let fake: FakeWikimedia;
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
  fake.control({ fault: null, resetCalls: true });
});

const table = (name: string, year: number, more: { id?: string; imageUrl?: string } = {}) =>
  makePlayer({ name, year, nationality: '', imageUrl: null, ...more, id: more.id ?? `${name}-${year}` });

it('answers with a picture, and with a story if asked', async () => {
  const plain = await answerPortrait(buffon);
  expect(plain).toMatchObject({ image: expect.stringContaining('Buffon'), width: 250 });
  expect(plain).not.toHaveProperty('story');
  const full = await answerPortrait({ ...buffon, story: '1' });
  expect(full).toMatchObject({ story: expect.stringContaining('footballer'), bodyHeight: '1.82 m' });
  for (const answer of [plain, full]) expect(portraitAnswerSchema.parse(answer)).toEqual(answer);
});

it('calls nobody about players who are not in our table', async () => {
  expect(await answerPortrait({ ...buffon, born: '1979' })).toEqual({ image: null });
  expect(await answerPortrait({ ...buffon, name: 'Somebody Else' })).toEqual({ image: null });
  expect(fake.calls().total).toBe(0);
});

it('keeps the picture if the story fails', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fake.control({ fault: 'server-error', call: 'story' });
  const answer = await answerPortrait({ name: 'Paolo Maldini', born: '1968', nation: '', story: '1' });
  expect(answer).toMatchObject({ image: expect.stringContaining('Maldini') });
  expect(warned.mock.calls).toEqual([['Wikimedia: status 500']]);
});

it('gathers the faces of a team in time, but not of players who have a picture or were added by hand', async () => {
  const team = [
    table('Zinedine Zidane', 1972),
    table('Ronaldinho', 1980),
    table('Manuel Neuer', 1986, { imageUrl: 'https://r2.thesportsdb.com/x.png' }),
    table('Oliver Kahn', 1969, { id: 'own:1' }),
    table('Nobody Atall', 1970),
  ];
  const { portraits, isComplete } = await portraitsOf(team, 5000);
  expect([[...portraits.keys()].sort(), isComplete]).toEqual([['Ronaldinho-1980', 'Zinedine Zidane-1972'], true]);
});

it('does not wait for a source that hangs', async () => {
  fake.control({ fault: 'hang' });
  expect(await portraitsOf([table('Philipp Lahm', 1983)], 50)).toEqual({ portraits: new Map(), isComplete: false });
});

it('says when to ask again while the source is busy', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fake.control({ fault: 'rate-limited' });
  const asked = { name: 'Thierry Henry', born: '1977', nation: 'France' };
  expect(await answerPortrait(asked)).toEqual({ image: null, retryAfter: 60 });
  expect(await answerPortrait(asked)).toEqual({ image: null, retryAfter: 60 });
  expect(warned.mock.calls).toEqual([['Wikimedia: too many calls']]);
  expect(fake.calls().total).toBe(1);
  expect((await portraitsOf([table('Cafu', 1970)], 5000)).isComplete).toBe(false);
});
