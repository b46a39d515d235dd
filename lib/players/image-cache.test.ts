/** @jest-environment jsdom */
import { cachedImage, cacheImage, subscribeImages } from '#lib/players/image-cache.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const messi = { id: 'p10', name: 'Lionel Messi' };
const URL_OF_MESSI = 'https://r2.thesportsdb.com/images/messi.jpg';

beforeEach(() => sessionStorage.clear());

it('stores an address in session storage by id and normalised name', () => {
  cacheImage({ id: 'p8', name: 'Luka Modrić' }, URL_OF_MESSI, NOW);
  const stored = JSON.stringify({ url: URL_OF_MESSI, timestamp: NOW });
  expect({ ...sessionStorage }).toEqual({ 'dream11.image:p8:luka modric': stored });
  expect(cachedImage({ id: 'p8', name: 'LUKA MODRIC' }, NOW)).toBe(URL_OF_MESSI);
  expect(cachedImage({ id: 'p9', name: 'Luka Modrić' }, NOW)).toBeNull();
  expect(cachedImage({ id: 'p8', name: 'Luka Jović' }, NOW)).toBeNull();
});

it('forgets it after 24 hours', () => {
  cacheImage(messi, URL_OF_MESSI, NOW);
  expect(cachedImage(messi, NOW + 24 * HOUR - 1)).toBe(URL_OF_MESSI);
  expect(cachedImage(messi, NOW + 24 * HOUR)).toBeNull();
});

it.each(['', 'x', 'null', '[]', '{"url":1,"timestamp":2}', '{"url":"https://a"}'])('treats %j as nothing', (text) => {
  sessionStorage.setItem('dream11.image:p10:lionel messi', text);
  expect(cachedImage(messi, NOW)).toBeNull();
});

it('notifies listeners of a new picture', () => {
  const listener = jest.fn();
  const stop = subscribeImages(listener);
  cacheImage(messi, URL_OF_MESSI, NOW);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  cacheImage(messi, URL_OF_MESSI, NOW);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('removes the oldest quarter of its own entries if storage is full', () => {
  for (let n = 0; n < 8; n++) cacheImage({ id: `p${n}`, name: 'Old' }, URL_OF_MESSI, NOW + ((n * 3) % 8));
  sessionStorage.setItem('another key', 'stays');
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, key, value) {
    if (this.length >= 9) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  cacheImage(messi, URL_OF_MESSI, NOW + 100);
  expect(cachedImage(messi, NOW + 100)).toBe(URL_OF_MESSI);
  // The oldest two of eight: p0 (+0) and p3 (+1).
  const left = Array.from({ length: 8 }, (_, n) => cachedImage({ id: `p${n}`, name: 'Old' }, NOW + 100) !== null);
  expect(left).toEqual([false, true, true, false, true, true, true, true]);
  expect(sessionStorage.getItem('another key')).toBe('stays');
});

it('does nothing without storage', () => {
  const listener = jest.fn();
  const stop = subscribeImages(listener);
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(() => cacheImage(messi, URL_OF_MESSI, NOW)).not.toThrow();
  expect(cachedImage(messi, NOW)).toBeNull();
  expect(listener).not.toHaveBeenCalled();
  stop();
});
