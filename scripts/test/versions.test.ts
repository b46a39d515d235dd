import { readFileSync } from 'node:fs';

type Manifest = {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
const manifest = read<Manifest>('package.json');
const { packages } = read<{ packages: Record<string, Manifest> }>('package-lock.json');
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

/** Older versions have known vulnerabilities. */
const FLOORS = { next: '16.4.5', react: '19.3.1', 'react-dom': '19.3.1' };

it.each(Object.entries(FLOORS))('every copy of %s is at least %s', (name, floor) => {
  const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(copies.length).toBeGreaterThan(0);
  for (const [, { version = '' }] of copies) {
    expect(version.localeCompare(floor, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  }
});

it('every dependency has an exact version, the same as in the lockfile', () => {
  const locked = Object.keys(wanted).map((name) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(locked)).toEqual(wanted);
});

it('every package in the lockfile is checked against its hash when it is installed', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity = '' }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(unchecked).toEqual([]);
});
