import { mayLoadUnasked, type Network } from '#lib/platform/connection.ts';

const may = (network: Partial<Network>, sparesData = false) => mayLoadUnasked({ onLine: true, ...network }, sparesData);

it.each<[string, Partial<Network>]>([
  ['if the browser reveals nothing about the connection', {}],
  ['on Wi-Fi', { connection: { type: 'wifi', effectiveType: '4g', saveData: false } }],
  ['on an unknown kind of connection', { connection: { effectiveType: '3g' } }],
])('D59: pictures are requested %s', (_, network) => {
  expect(may(network)).toBe(true);
});

it.each<[string, Partial<Network>]>([
  ['offline', { onLine: false }],
  ['in data-saving mode', { connection: { saveData: true } }],
  ['on a mobile network', { connection: { type: 'cellular', effectiveType: '4g' } }],
  ['on 2G', { connection: { effectiveType: 'slow-2g' } }],
])('D59: nothing is requested %s', (_, network) => {
  expect(may(network)).toBe(false);
});

it('nothing is requested if the user wants to save data', () => {
  expect(may({}, true)).toBe(false);
});
