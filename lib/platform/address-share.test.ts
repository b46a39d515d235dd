import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import type * as Env from '#lib/platform/env.ts';

const trusted = jest.fn(() => 1);
jest.mock('#lib/platform/env.ts', () => ({
  ...jest.requireActual<typeof Env>('#lib/platform/env.ts'),
  environment: () => ({ trustedProxies: trusted() }),
}));

const requestFrom = (header: string | null) =>
  new Request('http://localhost/', { headers: header === null ? {} : { 'x-forwarded-for': header } });

it('gives each address its share in every window', () => {
  let time = 5;
  const take = makeAddressShare(2, 1000, () => time);
  expect([1, 2, 3].map(() => take('192.0.2.1'))).toEqual([true, true, false]);
  expect(take('192.0.2.2')).toBe(true);
  time = 1005;
  expect(take('192.0.2.1')).toBe(true);
});

it('does not depend on the wall clock, which may be set back', () => {
  jest.useFakeTimers({ now: 10_000_000 });
  const take = makeAddressShare(1, 1000);
  expect([take('192.0.2.1'), take('192.0.2.1')]).toEqual([true, false]);
  jest.setSystemTime(6_400_000);
  jest.advanceTimersByTime(1000);
  expect(take('192.0.2.1')).toBe(true);
  jest.useRealTimers();
});

it('forgets the oldest addresses instead of growing without end', () => {
  const take = makeAddressShare(1, 1000, () => 0);
  take('first');
  for (let address = 0; address < 10_000; address += 1) take(`${address}`);
  expect([take('first'), take('9999')]).toEqual([true, false]);
});

it.each([
  ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:0DB8::7:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
  ['[2001:db8::9]:50123', '2001:db8:0:0'],
  ['[2001:db8::9]', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', ''],
  ['1.2.3', ''],
  ['x'.repeat(14_000), ''],
  [null, ''],
])('reads the address that the nearest proxy added to %j', (header, address) => {
  expect(clientAddress(requestFrom(header))).toBe(address);
});

it.each([
  [0, '192.0.2.1'],
  [1, '192.0.2.1'],
  [2, '198.51.100.7'],
  [3, '203.0.113.9'],
  [9, '203.0.113.9'],
])('behind %d proxies, the visitor is %s', (proxies, address) => {
  trusted.mockReturnValueOnce(proxies);
  expect(clientAddress(requestFrom('203.0.113.9, 198.51.100.7, 192.0.2.1'))).toBe(address);
});
