import { compiledAhead } from '#scripts/build/compile-ahead.ts';

describe('a script that is compiled while it is fetched', () => {
  it('says so in its first line, once, and is the same otherwise', () => {
    const changed = compiledAhead('start();');
    expect(changed).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(compiledAhead(changed)).toBe(changed);
  });
});
