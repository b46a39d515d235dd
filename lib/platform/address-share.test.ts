/** @jest-environment node */
import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';

it('gives each address its share in every window', () => {
  const take = makeAddressShare(2, 1000);
  expect([0, 1, 2].map((now) => take('192.0.2.1', now))).toEqual([true, true, false]);
  expect(take('192.0.2.2', 3)).toBe(true);
  expect(take('192.0.2.1', 1000)).toBe(true);
});

it.each([
  ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:0DB8::7:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
  [null, ''],
])('reads the address that the nearest proxy added to %j', (header, address) => {
  const request = new Request('http://localhost/', { headers: header === null ? {} : { 'x-forwarded-for': header } });
  expect(clientAddress(request)).toBe(address);
});
