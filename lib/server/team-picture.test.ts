import { Resvg } from '@resvg/resvg-js';
import { drawPortrait } from '#e2e/fakes/drawn-portraits.ts';
import { drawPng } from '#lib/server/draw-png.ts';
import { drawable, drawnWidth, FONT_FILES } from '#lib/server/picture-fonts.ts';
import { portraitsOf } from '#lib/server/portrait-service.ts';
import { drawTeamPicture } from '#lib/server/team-picture.ts';
import { PICTURE_SHAPES, SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
import { PICTURE_FONTS, teamPictureSvg } from '#lib/share/team-picture.ts';
import { toOwnPlayer } from '#lib/team/own-player.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#lib/server/portrait-service.ts', () => ({
  portraitsOf: jest.fn(async () => ({ portraits: new Map(), lasts: 'forever' })),
}));
jest.mock('#lib/server/draw-png.ts', () => {
  const actual = jest.requireActual('#lib/server/draw-png.ts');
  return { ...actual, drawPng: jest.fn(actual.drawPng) };
});
jest.mock('#lib/share/team-picture.ts', () => {
  const actual = jest.requireActual('#lib/share/team-picture.ts');
  return { ...actual, teamPictureSvg: jest.fn(actual.teamPictureSvg) };
});

const OPTIONS = { site: 'dream.example', visitor: '192.0.2.1', later: jest.fn() };

it.each(['Zoë Kovač', 'Nguyễn Quang Hải', 'Σωκράτης', 'Андрій Шевченко', 'محمد صلاح', 'یاسین بونو', 'A&B <i>…·'])(
  'can draw %s',
  (name) => {
    expect(drawable(name)).toBe(name);
  },
);

it.each([
  ['⚽ Dream', 'Dream'],
  ['My 👨‍👩‍👧‍👦 Family ❤️', 'My Family'],
  ['A👍🏽B 1️⃣', 'AB'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇧🇷', ''],
  ['王霜', '••'],
])('leaves out the emoji of %s, and marks letters that no font has', (name, shown) => {
  expect(drawable(name)).toBe(shown);
});

it.each(SHAPE_NAMES)(
  'draws a %s PNG, whatever the names',
  async (shape) => {
    const names = ['<img src=x>', '👩‍👩‍👧', 'محمد صلاح', '&', 'x'.repeat(120), 'a\uFFFEb'];
    const [gk, lb, cm, st, ...bench] = names.map((name, index) => makePlayer({ id: `p${index}`, name }));
    if (!gk || !lb || !cm || !st) throw new Error('Four players are needed.');
    const team = {
      ...makeTeam('4-3-3', { GK: gk, LB: lb, CM: cm, ST: st }, bench),
      name: ']]>&amp;<svg',
      captain: 'p1',
    };
    const picture = await drawTeamPicture(team, shape, OPTIONS);
    const bytes = Buffer.from(picture?.png ?? []);
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(PICTURE_SHAPES[shape]).toMatchObject({ width, height });
  },
  20_000,
);

it('D50: own players are in the picture, their hostile names as text', async () => {
  const names = ['<img src=x onerror=alert(1)>', 'بوب Bob', 'W'.repeat(60), '👩‍👩‍👧‍👦 Família'];
  const [gk, lb, cm, st] = names.map((name, at) =>
    toOwnPlayer(`${at}`, { name, position: '', nationality: '', year: null, jerseyNumber: null }),
  );
  if (!gk || !lb || !cm || !st) throw new Error('Four players are needed.');
  const team = makeTeam('4-3-3', { GK: gk, LB: lb, CM: cm, ST: st }, [{ ...gk, id: 'own:bench' }]);
  expect(await drawTeamPicture(team, 'tall', OPTIONS)).not.toBeNull();
  const svg = String(jest.mocked(teamPictureSvg).mock.results.at(-1)?.value);
  expect(svg).not.toMatch(/<img|<image|onerror=(?!alert\(1\)&gt;)/);
  for (const shown of ['&lt;S', 'alert(1)&gt;', 'Bob', 'W'.repeat(60), 'Família']) expect(svg).toContain(shown);
}, 20_000);

it('shows the occasion instead of formation and captain', async () => {
  await drawTeamPicture(makeTeam('4-4-2', {}), 'wide', { ...OPTIONS, occasion: 'World Cup 1998' });
  const svg = jest.mocked(teamPictureSvg).mock.results.at(-1)?.value as string;
  expect(svg).toContain('>World Cup 1998</text>');
  expect(svg).not.toContain('4-4-2');
});

it('rejects some of many simultaneous pictures and draws the others', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 40 }, () => drawTeamPicture(makeTeam('4-4-2', {}), 'wide', OPTIONS)),
  );
  const drawn = pictures.filter((picture) => picture !== null).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(40);
}, 60_000);

it('draws other pictures while a dozen wait for a slow image host', async () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/media/player/thumb/slow.png';
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 5));
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    );
  const slow = Array.from({ length: 12 }, (_, index) =>
    drawTeamPicture(makeTeam('4-4-2', { GK: makePlayer({ id: `p${index}`, imageUrl }) }), 'wide', OPTIONS),
  );
  const start = performance.now();
  expect(await drawTeamPicture(makeTeam('4-4-2', {}), 'wide', OPTIONS)).toMatchObject({ lasts: 'forever' });
  expect(performance.now() - start).toBeLessThan(10_000);
  const drawn = (await Promise.all(slow)).filter((picture) => picture !== null);
  expect(drawn.every(({ lasts }) => lasts === 'a moment')).toBe(true);
}, 60_000);

it('draws free portraits, requests them with a contact, and credits those drawn (D59)', async () => {
  const portrait = (name: string) => ({
    image: `https://thumb.wikimedia.org/wikipedia/commons/thumb/${name}.jpg`,
    width: 250,
    height: 330,
    credit: {
      author: `Photographer of ${name}`,
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
      source: `https://commons.wikimedia.org/wiki/File:${name}.jpg`,
      isRequired: true,
    },
  });
  const portraits = new Map(['st', 'gk'].map((id) => [id, portrait(id)]));
  jest.mocked(portraitsOf).mockResolvedValueOnce({ portraits, lasts: 'a day' });
  const face = await drawPortrait('st');
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const isThere = String(url).includes('/st.');
    return new Response(isThere ? new Uint8Array(face) : null, { status: isThere ? 200 : 404 });
  });
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st' }), GK: makePlayer({ id: 'gk' }) });
  expect(await drawTeamPicture(team, 'wide', OPTIONS)).toMatchObject({ lasts: 'a day' });
  expect(fetched.mock.calls.map(([url]) => String(url)).sort()).toEqual([
    'https://thumb.wikimedia.org/wikipedia/commons/thumb/gk.jpg',
    'https://thumb.wikimedia.org/wikipedia/commons/thumb/st.jpg',
  ]);
  const svg = String(jest.mocked(teamPictureSvg).mock.results.at(-1)?.value);
  expect(svg).toContain('data:image/png;base64,');
  expect(svg).toContain('Photographer of st (CC BY-SA 4.0)');
  expect(svg).not.toContain('Photographer of gk');
});

it('draws shirts instead of photos that take too long to draw', async () => {
  const face = await drawPortrait('slow');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(new Uint8Array(face)));
  const imageUrl = 'https://r2.thesportsdb.com/images/media/player/thumb/slow.png';
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st', imageUrl }) });
  jest.mocked(drawPng).mockClear().mockResolvedValueOnce(null);
  expect(await drawTeamPicture(team, 'wide', OPTIONS)).toMatchObject({ lasts: 'a moment' });
  expect(jest.mocked(drawPng).mock.calls.map(([svg]) => svg.includes('data:image/png'))).toEqual([true, false]);
});

it('lets visitors take turns, both in drawing and in collecting photos', async () => {
  const drawn = jest.mocked(drawPng).mockClear();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }));
  const askFor = (visitor: string, count: number, imageUrl: string | null) =>
    Array.from({ length: count }, (_, at) => {
      const team = makeTeam('4-3-3', {
        ST: makePlayer({ id: 'st', imageUrl: imageUrl && `${imageUrl}${visitor}${at}` }),
      });
      drawn.mockResolvedValueOnce(new Uint8Array());
      return drawTeamPicture(team, 'wide', { ...OPTIONS, visitor, occasion: `by ${visitor}` });
    });
  const visitorsOf = (texts: unknown[]) =>
    texts.map((text) => /(?:>by |images\/)(\w)/.exec(String(text))?.[1]).join('');

  await Promise.all([...askFor('a', 4, null), ...askFor('b', 1, null)]);
  expect(visitorsOf(drawn.mock.calls.map(([svg]) => svg))).toBe('abaaa');
  // Four at a time.
  const host = 'https://r2.thesportsdb.com/images/';
  await Promise.all([...askFor('a', 8, host), ...askFor('b', 1, host)]);
  expect(visitorsOf(fetched.mock.calls.map(([url]) => url))).toMatch(/^aaaab/);
});

it('draws nothing for a visitor who has left', async () => {
  jest.mocked(drawPng).mockClear();
  const signal = AbortSignal.abort();
  expect(await drawTeamPicture(makeTeam('4-4-2', {}), 'wide', { ...OPTIONS, signal })).toBeNull();
  expect(drawPng).not.toHaveBeenCalled();
});

it.each(['CANNAVARO', 'WWWWWW', 'MY DREAM TEAM', 'Szczęsny', 'Σωκράτης', 'Шевченко', 'iiiii'])(
  'knows the drawn width of %s',
  (text) => {
    const look = `x="50" y="200" font-size="100" font-weight="700" font-family="${PICTURE_FONTS.join()}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="300"><text ${look}>${text}</text></svg>`;
    const drawn = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [...FONT_FILES] } }).getBBox()?.width;
    expect(drawnWidth(text, 100)).toBeGreaterThanOrEqual(drawn ?? Number.NaN);
    expect(drawnWidth(text, 100)).toBeLessThan((drawn ?? Number.NaN) * 1.08);
  },
);
