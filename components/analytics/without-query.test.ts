import { withoutQuery } from '#components/analytics/without-query.ts';

it.each([
  ['https://dream.example/', 'https://dream.example/'],
  ['https://dream.example/callback?code=secret&state=x', 'https://dream.example/callback'],
  ['https://dream.example/#access_token=secret', 'https://dream.example/'],
  ['/callback?code=a\nb#c?d', '/callback'],
])('%j becomes %j', (address, expected) => {
  expect(withoutQuery(address)).toBe(expected);
});
