import { GET as PORTRAIT } from '#app/api/players/portrait/route.ts';
import { GET as PICTURE } from '#app/t/[code]/picture/route.ts';
import { GET as PAGE } from '#app/t/[code]/route.ts';
import { type FakeWikimedia, startWikimedia } from '#e2e/fakes/wikimedia.ts';
import { PEOPLE } from '#e2e/fakes/wikimedia-records.ts';
import { drawPng } from '#lib/server/draw-png.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('#lib/server/draw-png.ts', () => ({ drawPng: jest.fn() }));
const latecomers: Promise<unknown>[] = [];
jest.mock('next/server', () => ({ after: (work: Promise<unknown>) => latecomers.push(work) }));

let fake: FakeWikimedia;
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

/** A link to eleven people, each of whom takes three calls. */
function codeOf(people: typeof PEOPLE): Promise<string | null> {
  const slots = formationOf('4-3-3').positions.map((slot, at) => {
    const { name = '', born = '', nation = '' } = people[at] ?? {};
    const year = Number(born.slice(0, 4));
    return [slot, makePlayer({ id: `p${at}`, name, year, nationality: nation, imageUrl: null })];
  });
  return teamToCode(makeTeam('4-3-3', Object.fromEntries(slots)));
}

async function get(route: typeof PAGE, path: string, visitor: string, signal?: AbortSignal): Promise<Response> {
  const headers = { 'x-forwarded-for': visitor };
  const request = new Request(`http://localhost${path}`, { headers, ...(signal && { signal }) });
  const answer = await route(request, { params: Promise.resolve({ code: path.split('/')[2] ?? '' }) });
  await Promise.all(latecomers.splice(0));
  return answer;
}

const portraitFor = async (visitor: string, { name, born, nation }: (typeof PEOPLE)[number], signal?: AbortSignal) => {
  const query = new URLSearchParams({ name, born, nation });
  return (await get(PORTRAIT, `/api/players/portrait?${query}`, visitor, signal)).json();
};

it('takes the calls to Wikimedia for a page or a picture from the share of the visitor who opens it', async () => {
  jest.mocked(drawPng).mockResolvedValue(new Uint8Array());
  const [looper, other] = ['192.0.2.1', '192.0.2.2'];
  await get(PAGE, `/t/${await codeOf(PEOPLE.slice(0, 11))}`, looper);
  await get(PICTURE, `/t/${await codeOf(PEOPLE.slice(11, 22))}/picture`, looper);
  expect(fake.calls().total).toBe(30);
  const [buffon] = PEOPLE.filter(({ name }) => name === 'Gianluigi Buffon');
  if (!buffon) throw new Error('There is no such person.');
  expect(await portraitFor(looper, buffon)).toEqual({ image: null, retryAfter: 60 });
  expect(await portraitFor(other, buffon)).toMatchObject({ image: expect.stringContaining('Buffon') });
});

it('goes on with the calls of a visitor who leaves, which others may have joined', async () => {
  const [someone] = PEOPLE.slice(22);
  if (!someone) throw new Error('There is no such person.');
  fake.control({ resetCalls: true });
  const leaving = new AbortController();
  const asked = [portraitFor('192.0.2.4', someone, leaving.signal), portraitFor('192.0.2.5', someone)];
  leaving.abort();
  expect((await Promise.all(asked))[1]).toMatchObject({ image: expect.stringContaining('thumb') });
  expect(fake.calls().total).toBe(3);
});

it('stops drawing when the visitor leaves', async () => {
  jest.mocked(drawPng).mockClear().mockResolvedValue(new Uint8Array());
  const leaving = new AbortController();
  await get(PICTURE, `/t/${await teamToCode(makeTeam('4-3-3', {}))}/picture`, '192.0.2.3', leaving.signal);
  const [, limits] = jest.mocked(drawPng).mock.calls[0] ?? [];
  expect(limits?.signal?.aborted).toBe(false);
  leaving.abort();
  expect(limits?.signal?.aborted).toBe(true);
});
