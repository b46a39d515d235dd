import { type FakeWikimedia, startWikimedia, type WikimediaCall, type WikimediaFault } from '#e2e/fakes/wikimedia.ts';
import { PEOPLE } from '#e2e/fakes/wikimedia-records.ts';
import type { AnswerCache } from '#lib/players/live/client.ts';
import { createWikimedia } from '#lib/players/live/wikimedia/client.ts';
import { createPortraits, type Portraits } from '#lib/players/live/wikimedia/portraits.ts';
import type { Person } from '#lib/players/portraits/identity.ts';

const USER_AGENT = 'Dream11TeamBuilder/1.0 (https://site.example; mail@site.example)';
const DAY = 24 * 60 * 60 * 1000;

let fake: FakeWikimedia;
let stored: Map<string, unknown>;
let time: number;
let portraits: Portraits;

const VISITOR = '192.0.2.1';

const cache: AnswerCache = async <Answer>(key: readonly string[], load: () => Promise<Answer>) => {
  const name = key.join(' ');
  if (!stored.has(name)) stored.set(name, await load());
  return stored.get(name) as Answer;
};

const start = (fetcher?: typeof fetch) => startForAll(fetcher)(VISITOR);

function startForAll(fetcher: typeof fetch = fetch): (visitor: string) => Portraits {
  const urls = { wikidataUrl: fake.url, commonsUrl: fake.url, wikipediaUrl: fake.url };
  const now = () => time;
  return createPortraits({ wikis: createWikimedia({ ...urls, userAgent: USER_AGENT, fetcher, now }), cache, now });
}

const person = (name: string, born: string, nation: string, more: Partial<Person> = {}): Person => ({
  name,
  born,
  nations: [nation],
  gender: 'M',
  aliases: [],
  ...more,
});
const buffon = person('Gianluigi Buffon', '1978-01-28', 'Italy');
const henry = person('Thierry Henry', '1977-08-17', 'France');

beforeAll(async () => {
  fake = await startWikimedia();
});
afterAll(() => fake.close());
beforeEach(() => {
  stored = new Map();
  time = 1_000_000;
  fake.control({ fault: null, delayMs: 0, resetCalls: true });
  portraits = start();
});

it('finds a free picture with its credit in three calls, and identifies the site', async () => {
  expect(await portraits.portraitOf(buffon)).toEqual({
    image: expect.stringMatching(/^https:\/\/thumb\.wikimedia\.org\/.*\/250px-Gianluigi_Buffon/),
    width: 250,
    height: 330,
    credit: {
      author: expect.stringMatching(/^Photographer Q/),
      licence: expect.any(String),
      licenceUrl: expect.any(String),
      source: expect.stringMatching(/^https:\/\/commons\.wikimedia\.org\/wiki\/File:Gianluigi_Buffon/),
      isRequired: true,
    },
  });
  expect(fake.calls()).toEqual({ total: 3, search: 1, items: 1, file: 1 });
  expect(fake.caller()).toBe(USER_AGENT);
});

it('adds story, birthplace and height in two more calls, only for the card', async () => {
  await portraits.portraitOf(buffon);
  fake.control({ resetCalls: true });
  expect(await portraits.profileOf(buffon)).toEqual({
    story: 'Gianluigi Buffon (born 1978-01-28) is a footballer from Italy. He is drawn here and not photographed.',
    storyUrl: 'https://en.wikipedia.org/wiki/Gianluigi_Buffon',
    birthPlace: 'Italy',
    bodyHeight: '1.82 m',
  });
  expect(fake.calls()).toEqual({ total: 2, story: 1, labels: 1 });
});

it('accepts a year with the nation, which takes one more call', async () => {
  const ludmila = person('Ludmila', '1994', 'Brazil', { gender: 'F' });
  expect(await portraits.portraitOf(ludmila)).not.toBeNull();
  expect(fake.calls()).toEqual({ total: 4, search: 1, items: 1, labels: 1, file: 1 });
  expect(await portraits.portraitOf(person('Carlos Borja', '1956', 'Bolivia'))).toBeNull();
});

it("tries the table's other spellings", async () => {
  const xavi = person('Xavi', '1980-01-25', 'Spain', { aliases: ['Xavier Hernández', 'Never asked for'] });
  expect((await portraits.portraitOf(xavi))?.credit.source).toContain('Xavier');
  expect(fake.calls()).toMatchObject({ search: 2, items: 1 });
});

it.each([
  ['two namesakes with the same birth date', person('João Pinto', '1971-08-19', 'Portugal')],
  ['nobody with that name', person('Nobody Atall', '1971-08-19', 'Portugal')],
  ['someone born on another day', person('Gianluigi Buffon', '1978-01-29', 'Italy')],
  ['an item without an image', person('Alan Smith', '1980-10-28', 'England')],
  ['a deleted file', person('Alan Smith', '1962-11-21', 'England')],
  ['an unclear licence', person('Jorginho', '1991-12-20', 'Italy')],
  ['a licence that is not free', person('Jorginho', '1964-08-17', 'Brazil')],
  ['a file that is not a picture', person('Fred', '1993-03-05', 'Brazil')],
  ['a picture on another host', person('Fred', '1983-10-03', 'Brazil')],
  ['an occupation that is not football', person('Danilo', '1991-07-15', 'Brazil')],
  ['a name made of search operators', person('-"intitle:x" | ~', '1978-01-28', 'Italy')],
])('shows nothing for %s', async (_, who) => {
  expect(await portraits.portraitOf(who)).toBeNull();
});

const FAULTS: [WikimediaFault, string][] = [
  ['html', 'not-json'],
  ['empty', 'not-json'],
  ['rate-limited', 'rate-limited'],
  ['unavailable', 'status'],
  ['server-error', 'status'],
  ['maxlag', 'rate-limited'],
  ['other-error', 'not-json'],
  ['wrong-types', 'not-json'],
  ['truncated', 'not-json'],
  ['large', 'too-large'],
  ['redirect', 'network'],
  ['not-found', 'not-json'],
  ['cut', 'network'],
];

it.each(
  FAULTS.flatMap(([fault, failure]) =>
    (['search', 'items', 'file'] as const).map((call): [WikimediaFault, WikimediaCall, string] => [
      fault,
      call,
      failure,
    ]),
  ),
)('fails on %s for %s with %s, and caches nothing', async (fault, call, failure) => {
  fake.control({ fault, call, times: 1 });
  await expect(portraits.portraitOf(buffon)).rejects.toMatchObject({ name: 'SourceError', failure });
  expect([...stored.keys()].some((key) => key.startsWith(call === 'file' ? 'file' : 'item'))).toBe(false);
});

it('abandons a hanging call', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  fake.control({ fault: 'hang' });
  await expect(portraits.portraitOf(buffon)).rejects.toMatchObject({ failure: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(4000);
});

it.each<[WikimediaFault, number]>([
  ['rate-limited', 60_000],
  ['unavailable', 30_000],
  ['maxlag', 5000],
])('after %s, makes no calls for as long as it says', async (fault, wait) => {
  fake.control({ fault, times: 1, resetCalls: true });
  await expect(portraits.portraitOf(buffon)).rejects.toMatchObject({ retryAfterMs: wait });
  time += wait - 1;
  await expect(portraits.portraitOf(henry)).rejects.toMatchObject({ failure: 'left-alone', retryAfterMs: 1 });
  expect(fake.calls().total).toBe(1);
  time += 1;
  expect(await portraits.portraitOf(henry)).not.toBeNull();
});

it('makes 54 calls for a team of eighteen, and none for the next user with it', async () => {
  const team = PEOPLE.slice(0, 18).map(({ name, born, nation, gender }) =>
    person(name, born, nation, { gender: gender === 'F' ? 'F' : 'M' }),
  );
  for (const [at, who] of team.entries()) {
    if (at === 10) time += 60_000;
    expect(await portraits.portraitOf(who)).not.toBeNull();
  }
  expect(fake.calls()).toEqual({ total: 54, search: 18, items: 18, file: 18 });
  fake.control({ resetCalls: true });
  const other = start();
  for (const who of team) await other.portraitOf(who);
  expect(fake.calls().total).toBe(0);
});

it('makes one set of calls for a hundred simultaneous requests', async () => {
  fake.control({ delayMs: 20 });
  const found = await Promise.all(Array.from({ length: 100 }, () => portraits.portraitOf(buffon)));
  expect(new Set(found.map((portrait) => portrait?.image)).size).toBe(1);
  expect(fake.calls().total).toBe(3);
});

it('makes at most two calls at once and 60 a minute', async () => {
  let underWay = 0;
  let most = 0;
  const counting: typeof fetch = async (...call) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const response = await fetch(...call).finally(() => {
      underWay -= 1;
    });
    return response;
  };
  const visitors = startForAll(counting);
  const names = Array.from({ length: 70 }, (_, at) =>
    person(`Nobody ${String.fromCodePoint(0x61 + (at % 26))}${at}`, '1970-01-01', 'Italy'),
  );
  let refused = 0;
  for (let at = 0; at < names.length; at += 10) {
    const outcomes = await Promise.allSettled(
      names.slice(at, at + 10).map((who, of) => visitors(`192.0.2.${of}`).portraitOf(who)),
    );
    refused += outcomes.filter(({ status }) => status === 'rejected').length;
  }
  expect([most, fake.calls().total, refused]).toEqual([2, 60, 10]);
});

it('keeps half of the calls of a minute for other visitors, and takes none for what is already known', async () => {
  const visitors = startForAll();
  const looper = visitors(VISITOR);
  const team = PEOPLE.slice(0, 40).map(({ name, born, nation, gender }) =>
    person(name, born, nation, { gender: gender === 'F' ? 'F' : 'M' }),
  );
  const outcomes = await Promise.allSettled(team.map((who) => looper.portraitOf(who)));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  expect(fake.calls().total).toBe(30);
  const stranger = person('Nobody Atall', '1971-08-19', 'Portugal');
  await expect(looper.portraitOf(stranger)).rejects.toMatchObject({ failure: 'too-busy', retryAfterMs: 60_000 });
  await expect(visitors('192.0.2.2').portraitOf(stranger)).resolves.toBeNull();
  await expect(looper.portraitOf(stranger)).resolves.toBeNull();
});

it('refuses only the visitor whose share runs out during a look-up that another one has joined', async () => {
  const visitors = startForAll();
  const looper = visitors(VISITOR);
  // 29 of 30: the second of the three calls for Buffon is one too many.
  for (let at = 0; at < 29; at += 1)
    await looper.portraitOf(person(`Nobody ${'a'.repeat(at + 1)}`, '1970-01-01', 'Italy'));
  expect(fake.calls().total).toBe(29);
  const [his, hers] = await Promise.allSettled([looper, visitors('192.0.2.2')].map((all) => all.portraitOf(buffon)));
  expect(his).toMatchObject({ status: 'rejected', reason: { failure: 'too-busy' } });
  expect(hers).toMatchObject({ status: 'fulfilled', value: { image: expect.stringContaining('Buffon') } });
  expect(fake.calls().total).toBe(29 + 1 + 3);
});

it('keeps what it found for as long as the cache does, and "nothing found" for a week', async () => {
  const nobody = person('Nobody Atall', '1971-08-19', 'Portugal');
  const ask = async () => {
    fake.control({ resetCalls: true });
    // Another process with the same cache.
    portraits = start();
    await portraits.portraitOf(nobody);
    const { total } = fake.calls();
    await portraits.portraitOf(henry);
    return [total, (fake.calls().total ?? 0) - (total ?? 0)];
  };
  expect(await ask()).toEqual([1, 3]);
  time += 7 * DAY - 1;
  expect(await ask()).toEqual([0, 0]);
  time += 1;
  expect(await ask()).toEqual([1, 0]);
  expect(await ask()).toEqual([0, 0]);
  time += 7 * DAY;
  expect(await ask()).toEqual([1, 0]);
});
