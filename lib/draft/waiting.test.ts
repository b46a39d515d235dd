import { readWaiting, withoutWaiting, withWaiting } from '#lib/draft/waiting.ts';

const ANA = { address: '/play/today#draft=pabc123&v=1x&picks=aa&name=Ana', name: 'Ana' };
const BEN = { address: '/play#against=1ben', name: 'Ben' };

it('keeps every challenge once, newest first, and at most five', () => {
  const both = withWaiting(withWaiting([], ANA), BEN);
  expect(readWaiting(JSON.stringify(both))).toEqual([BEN, ANA]);
  expect(withWaiting(both, ANA)).toEqual([ANA, BEN]);
  const many = Array.from({ length: 9 }, (_, at) => ({ address: `/play#against=1x${at}`, name: 'x' }));
  expect(many.reduce(withWaiting, [ANA])).toHaveLength(5);
});

it('is over for the challenge that was played, whatever team and reply its address has by then', () => {
  const both = [ANA, BEN];
  expect(withoutWaiting(both, '/play#v=1y&step=1&against=1ben&team=1me')).toEqual([ANA]);
  expect(withoutWaiting(both, `${ANA.address}&reply=bb&by=Me&step=1`)).toEqual([BEN]);
  expect(withoutWaiting(both, '/play#against=1other')).toEqual(both);
});

it.each([null, '', 'no JSON', '[{"address":"https://evil.example","name":"x"}]', '{}'])('%j holds none', (text) =>
  expect(readWaiting(text)).toEqual([]),
);
