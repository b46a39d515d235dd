import { drawPng } from '#lib/server/draw-png.ts';
import { jpegWithScans } from '#lib/server/photos.fixtures.ts';

const NEVER = new AbortController().signal;
const LONG_MS = 60_000;
const picture = (photo: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><image width="100" height="50" href="data:image/jpeg;base64,${photo.toString('base64')}"/></svg>`;
/** Three seconds of processor time, which only the limit under test may end. */
const BOMB = picture(jpegWithScans(2000, 4500));

it('draws an SVG in a process of its own', async () => {
  const png = Buffer.from((await drawPng(picture(jpegWithScans(64, 8)), { mostMs: 1000, signal: NEVER })) ?? []);
  expect([png.readUInt32BE(0), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([0x89504e47, 100, 50]);
}, 20_000);

it(
  'ends a drawing that has used up its processor time',
  async () => {
    const before = process.resourceUsage();
    expect(await drawPng(BOMB, { mostMs: 400, deadlineMs: LONG_MS, signal: NEVER })).toBeNull();
    // This process only waited.
    const after = process.resourceUsage();
    expect((after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1000).toBeLessThan(
      1000,
    );
  },
  LONG_MS,
);

it(
  'ends a drawing when its visitor leaves',
  async () => {
    const leaving = new AbortController();
    const limits = { mostMs: LONG_MS, deadlineMs: LONG_MS, signal: leaving.signal };
    const drawn = drawPng(BOMB, limits);
    leaving.abort();
    expect(await drawn).toBeNull();
    expect(await drawPng(BOMB, limits)).toBeNull();
  },
  LONG_MS,
);

it(
  'ends a drawing at its deadline',
  async () => {
    expect(await drawPng(BOMB, { mostMs: LONG_MS, deadlineMs: 200, signal: NEVER })).toBeNull();
  },
  LONG_MS,
);

it('says why it could not draw', async () => {
  await expect(drawPng('<svg', { mostMs: 1000, signal: NEVER })).rejects.toThrow('The picture was not drawn');
}, 20_000);
