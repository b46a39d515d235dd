import { EXTRA_NAMES } from '#lib/share/picture-extras.ts';
import { previewPath, readPictureRequest } from '#lib/share/picture-request.ts';
import { picturePath, SHAPE_NAMES } from '#lib/share/picture-shapes.ts';

const read = (search: string) => readPictureRequest('1abc', `/t/1abc/picture${search}`);
const ANY = { shape: 'wide', extras: [], cup: null, against: null };

it.each([
  ['', ANY],
  ['?shape=tall', { ...ANY, shape: 'tall' }],
  ['?shape=tall&with=rating-era', { ...ANY, shape: 'tall', extras: ['rating', 'era'] }],
  ['?with=era', { ...ANY, extras: ['era'] }],
  ['?cup=1998', { ...ANY, cup: 1998 }],
  ['?against=1a-b_c', { ...ANY, against: '1a-b_c' }],
])('%j requests %j', (search, request) => {
  expect(read(search)).toEqual(request);
});

it.each([
  '?shape=wide',
  '?shape=round',
  '?shape=tall&with=',
  '?shape=tall&with=era-rating',
  '?shape=tall&with=era-era',
  '?shape=tall&with=rating&rating=99',
  '?with=rating&shape=tall',
  '?with=99',
  '?cup=1998&with=era',
  '?cup=1999',
  '?cup=1998&v=1',
  '?cup=01998',
  '?against=1%61',
  '?x',
  '?',
])('does not draw %j', (search) => {
  expect(read(search)).toBeNull();
});

it('draws only the team of its own address', () => {
  expect(readPictureRequest('1abc', '/t/1xyz/picture')).toBeNull();
});

it('reads every address that is written', () => {
  for (const shape of SHAPE_NAMES) {
    for (const extras of [[], ...EXTRA_NAMES.map((extra) => [extra]), EXTRA_NAMES.toReversed()]) {
      const request = readPictureRequest('1abc', picturePath('1abc', shape, extras));
      expect(request).toMatchObject({ shape, extras: EXTRA_NAMES.filter((extra) => extras.includes(extra)) });
    }
  }
  const occasion = { cup: 1998, against: null };
  expect(readPictureRequest('1abc', previewPath('1abc', occasion))).toMatchObject(occasion);
});
