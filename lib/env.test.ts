/** @jest-environment node */
import { environment, readEnvironment } from '#lib/env.ts';

describe('settings of the sports database', () => {
  it('has the defaults of the design', () => {
    expect(readEnvironment({}).sportsDb).toEqual({
      url: 'https://www.thesportsdb.com/api/v1/json',
      key: '123',
      images: 'all',
    });
  });

  it('takes an empty or blank setting for an absent one', () => {
    expect(readEnvironment({ SPORTS_DB_URL: '', SPORTS_DB_KEY: '  ', SPORTS_DB_IMAGES: '' })).toEqual(
      readEnvironment({}),
    );
  });

  it('reads what is set, without a slash at the end of the address', () => {
    const source = {
      SPORTS_DB_URL: 'http://127.0.0.1:4100/json/',
      SPORTS_DB_KEY: 'paid-1',
      SPORTS_DB_IMAGES: 'licensed',
    };
    expect(readEnvironment(source).sportsDb).toEqual({
      url: 'http://127.0.0.1:4100/json',
      key: 'paid-1',
      images: 'licensed',
    });
  });

  it.each([
    ['SPORTS_DB_URL', 'thesportsdb', 'The setting SPORTS_DB_URL must be an http or https address.'],
    ['SPORTS_DB_URL', 'file:///etc/passwd', 'The setting SPORTS_DB_URL must be an http or https address.'],
    [
      'SPORTS_DB_KEY',
      '../x',
      'The setting SPORTS_DB_KEY must be at most 128 letters, digits, hyphens and underscores.',
    ],
    ['SPORTS_DB_IMAGES', 'some', "The setting SPORTS_DB_IMAGES must be 'all' or 'licensed'."],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new Error(sentence));
  });
});

it('reads the environment of the process once', () => {
  expect(environment()).toBe(environment());
});
