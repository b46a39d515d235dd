import { globSync, readFileSync } from 'node:fs';

test('no rule has transform beside translate, rotate or scale, which the minifier drops before it', () => {
  const files = globSync('{app,components}/**/*.css');
  expect(files.length).toBeGreaterThan(0);
  const mixed = files.filter((file) => {
    const rules = readFileSync(file, 'utf8').match(/\{[^{}]*\}/g) ?? [];
    return rules.some((rule) => /\stransform:/.test(rule) && /\s(?:translate|rotate|scale):/.test(rule));
  });
  expect(mixed).toEqual([]);
});
