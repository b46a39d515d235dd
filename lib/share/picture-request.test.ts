import { pictureQuery, readPictureRequest } from '#lib/share/picture-request.ts';

it.each([
  ['', { shape: 'wide', cup: null, against: null }],
  ['?shape=tall', { shape: 'tall', cup: null, against: null }],
  ['?cup=1998', { shape: 'wide', cup: 1998, against: null }],
  ['?against=1a-b_c', { shape: 'wide', cup: null, against: '1a-b_c' }],
] as const)('%j requests %j', (search, request) => {
  expect(readPictureRequest(search)).toEqual(request);
  if (request.shape === 'wide') expect(pictureQuery(request)).toBe(search);
});

it.each(['?shape=wide', '?shape=round', '?cup=1999', '?cup=1998&v=1', '?cup=01998', '?against=1%61', '?x', '?'])(
  'does not draw %j',
  (search) => {
    expect(readPictureRequest(search)).toBeNull();
  },
);
