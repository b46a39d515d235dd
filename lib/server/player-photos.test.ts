import { jpegWithScans } from '#lib/server/photos.fixtures.ts';
import { fetchPhotos, sizeOf } from '#lib/server/player-photos.ts';

const ALLOWED = 'https://r2.thesportsdb.com/images/media/player/thumb/x.png';

function png(width: number, height: number, bytes = 64): Buffer {
  const file = Buffer.alloc(bytes);
  file.writeUInt32BE(0x89504e47, 0);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
/** An APP0 segment of 16 bytes, then the frame header. */
function jpeg(width: number, height: number): Buffer {
  const file = Buffer.alloc(64);
  file.writeUInt32BE(0xffd8ffe0, 0);
  file.writeUInt16BE(16, 4);
  file.writeUInt16BE(0xffc2, 20);
  file.writeUInt16BE(17, 22);
  file.writeUInt16BE(height, 25);
  file.writeUInt16BE(width, 27);
  return file;
}

const answer = (body: Buffer, status = 200) => jest.fn(async () => new Response(new Uint8Array(body), { status }));
const player = (imageUrl: string | null) => [{ id: 'p', imageUrl }];

it('fetches a photo from an allowed host, with the type detected from its bytes', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer(jpeg(300, 400)));
  const { faces, isComplete } = await fetchPhotos(player(ALLOWED));
  expect(isComplete).toBe(true);
  expect(faces.get('p')).toMatch(/^data:image\/jpeg;base64,/);
  expect(fetched).toHaveBeenCalledWith(ALLOWED, expect.objectContaining({ redirect: 'error' }));
});

it('fetches and draws a photo once, for the first of the players who name it, with the usual number of scans', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer(jpegWithScans(1000, 64)));
  const { faces } = await fetchPhotos(['p', 'q'].map((id) => ({ id, imageUrl: ALLOWED })));
  expect([fetched.mock.calls.length, [...faces.keys()]]).toEqual([1, ['p']]);
});

it.each([
  'http://r2.thesportsdb.com/x.png',
  'https://r2.thesportsdb.com.evil.example/x.png',
  'https://user@r2.thesportsdb.com/x.png',
  'https://127.0.0.1/x.png',
  'file:///etc/passwd',
  'https://www.thesportsdb.com/api/v1/json/123/searchplayers.php?p=x',
  'https://www.thesportsdb.com/images/../api/v1/json/123/searchplayers.php?p=x',
  'https://www.thesportsdb.com/images/%2E%2e/api/v1/json/123/searchplayers.php?p=x',
  'https://r2.thesportsdb.com//images/x.png',
  'https://upload.wikimedia.org/wikipedia/commons/a/ab/Kante.jpg',
])('never requests %s', async (url) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer(png(10, 10)));
  expect((await fetchPhotos(player(url))).faces.size).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['a text', answer(Buffer.from('<html>'))],
  ['more than 512 KB', answer(png(10, 10, 512 * 1024 + 1))],
  ['more pixels than fit in memory', answer(png(30_000, 30_000))],
  ['larger than any photo needs to be', answer(png(1025, 500))],
  ['a JPEG with thousands of scans', answer(jpegWithScans(1000, 5000))],
  ['a JPEG with one scan too many', answer(jpegWithScans(1000, 65))],
  ['not there', answer(png(10, 10), 404)],
])('leaves out a photo that is %s', async (_, fetching) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetching);
  expect(await fetchPhotos(player(ALLOWED))).toEqual({ faces: new Map(), isComplete: true });
});

it.each([
  ['fails', answer(png(10, 10), 500)],
  ['is busy', answer(png(10, 10), 429)],
  ['cannot be reached', jest.fn(async () => Promise.reject(new Error('offline')))],
])('reports a photo as missing for now if its host %s', async (_, fetching) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetching);
  expect(await fetchPhotos(player(ALLOWED))).toEqual({ faces: new Map(), isComplete: false });
});

it('reads the size only of PNG and JPEG', () => {
  expect(sizeOf(png(12, 34))).toEqual({ type: 'image/png', width: 12, height: 34 });
  expect(sizeOf(jpeg(12, 34))).toEqual({ type: 'image/jpeg', width: 12, height: 34 });
  for (const other of [
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
    Buffer.from([0xff, 0xd8, 0, 0]),
    jpeg(1, 1).subarray(0, 20),
  ]) {
    expect(sizeOf(other)).toBeNull();
  }
});
