/** @jest-environment node */
import { drawable } from '#lib/server/picture-fonts.ts';
import { drawTeamPicture } from '#lib/server/team-picture.ts';
import { PICTURE_SHAPES } from '#lib/share/team-picture.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

it.each(['Zoë Kovač', 'Nguyễn Quang Hải', 'Σωκράτης', 'Андрій Шевченко', 'محمد صلاح', 'یاسین بونو', 'A&B <i>…·'])(
  'can draw %s',
  (name) => {
    expect(drawable(name)).toBe(name);
  },
);

it.each([
  ['⚽ Dream', '• Dream'],
  ['👨‍👩‍👧‍👦 Family', '• Family'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '•'],
  ['王霜', '••'],
])('replaces each character of %s that no font has', (name, shown) => {
  expect(drawable(name)).toBe(shown);
});

it.each(['wide', 'tall'] as const)(
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
    const picture = await drawTeamPicture(team, shape);
    const bytes = Buffer.from(picture?.png ?? []);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([...PICTURE_SHAPES[shape]]);
  },
  20_000,
);

it('refuses some of many simultaneous pictures and draws the others', async () => {
  const pictures = await Promise.all(Array.from({ length: 40 }, () => drawTeamPicture(makeTeam('4-4-2', {}), 'wide')));
  const drawn = pictures.filter((picture) => picture !== null).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(40);
}, 60_000);

it('draws other pictures while a dozen wait for a slow image host', async () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/media/player/thumb/slow.png';
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    );
  const slow = Array.from({ length: 12 }, (_, index) =>
    drawTeamPicture(makeTeam('4-4-2', { GK: makePlayer({ id: `p${index}`, imageUrl }) }), 'wide'),
  );
  const start = performance.now();
  expect(await drawTeamPicture(makeTeam('4-4-2', {}), 'wide')).toMatchObject({ isComplete: true });
  expect(performance.now() - start).toBeLessThan(10_000);
  const drawn = (await Promise.all(slow)).filter((picture) => picture !== null);
  expect(drawn.every(({ isComplete }) => !isComplete)).toBe(true);
}, 60_000);
