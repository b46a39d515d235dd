import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asStartError,
  BackendStartError,
  COMBINED,
  openStamp,
  pendingMigrations,
  readMigrations,
  refuseFullDisk,
  refuseProduction,
} from '#scripts/local/embedded-data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const file = () => join(dataDir, 'backend.json');

it.each<Record<string, string>>([{ NODE_ENV: 'production' }, { VERCEL_ENV: 'production' }, { VERCEL: '1' }])(
  'refuses to start in a production deployment (%o)',
  (env) => {
    expect(() => refuseProduction(env)).toThrow(/does not start in a production deployment/);
    expect(() => refuseProduction({ NODE_ENV: 'test' })).not.toThrow();
  },
);

describe('the stamp', () => {
  it('has different secrets in each directory, readable only by the owner', () => {
    const stamp = openStamp(join(dataDir, 'one'), '0.10.0');
    const other = openStamp(join(dataDir, 'other'), '0.10.0');
    expect(statSync(join(dataDir, 'one', 'backend.json')).mode & 0o777).toBe(0o600);
    expect(stamp.jwtSecret).toHaveLength(64);
    for (const key of ['anonKey', 'serviceKey', 'jwtSecret'] as const) expect(stamp[key]).not.toBe(other[key]);
  });

  it('is written only if it changes, and never partially', () => {
    openStamp(dataDir, '0.10.0');
    const { ino, mtimeMs } = statSync(file());
    openStamp(dataDir, '0.10.0');
    expect(statSync(file())).toMatchObject({ ino, mtimeMs });
    const reader = openSync(file(), 'r');
    openStamp(dataDir, '0.10.1');
    // The file was replaced, so a reader with the old one open still gets all of it.
    expect(JSON.parse(readFileSync(reader, 'utf8'))).toMatchObject({ backend: '0.10.0' });
    closeSync(reader);
    expect(readdirSync(dataDir)).toEqual(['backend.json']);
  });

  it('keeps the secrets and records a newer backend', () => {
    const stamp = openStamp(dataDir, '0.9.9');
    expect(openStamp(dataDir, '0.10.0')).toEqual({ ...stamp, backend: '0.10.0' });
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ backend: '0.10.0' });
  });

  it.each([
    ['its format', { format: 2 }],
    ['a format without the current fields', { format: 2, jwtSecret: undefined }],
    ['the backend', { backend: '0.11.0' }],
    ['the backend, compared as a number', { backend: '0.100.0' }],
  ])('from a newer version is recognised by %s and left unchanged', (_, changes) => {
    openStamp(dataDir, '0.10.0');
    writeFileSync(file(), JSON.stringify({ ...JSON.parse(readFileSync(file(), 'utf8')), ...changes }));
    const before = readFileSync(file(), 'utf8');
    expect(() => openStamp(dataDir, '0.10.0')).toThrow(
      new BackendStartError(
        `The data in ${dataDir} was written by a newer version of the application. Update the application, or move the directory away to start with an empty backend.`,
      ),
    );
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  it.each(['{"format":1', '', 'null', '{"format":1,"backend":"0.10.0"}'])(
    'that is damaged (%s) is not mistaken for a newer one',
    (content) => {
      writeFileSync(file(), content);
      expect(() => openStamp(dataDir, '0.10.0')).toThrow(/backend\.json is damaged\. Move/);
    },
  );
});

it('a disk that is full or read-only is reported in one sentence', () => {
  const needs = (free: number) => () => refuseFullDisk(dataDir, free);
  const full = (needed: number) =>
    new BackendStartError(`The disk is full: the data in ${dataDir} needs at least ${needed} MB of free space.`);
  expect(needs(64 * 1024 * 1024 - 1)).toThrow(full(64));
  expect(needs(64 * 1024 * 1024)).not.toThrow();
  mkdirSync(join(dataDir, 'database'));
  expect(needs(8 * 1024 * 1024)).not.toThrow();
  expect(needs(0)).toThrow(full(8));
  expect(() => refuseFullDisk(dataDir)).not.toThrow();
  expect(asStartError(Object.assign(new Error('write'), { code: 'EROFS' }), '/data')).toMatchObject({
    name: 'BackendStartError',
    message: 'Cannot write to /data (EROFS). Set LOCAL_DATA_DIR to another folder.',
  });
  expect(asStartError(Object.assign(new Error('write'), { code: 'ENOSPC' }), '/data')).toMatchObject({
    message: 'The disk is full: cannot write to /data.',
  });
});

describe('migrations', () => {
  const migration = (version: string) => ({ version, name: 'x', sql: '' });

  it('are read in order, ignoring other files', () => {
    writeFileSync(join(dataDir, '20260102000000_second.sql'), 'select 2');
    writeFileSync(join(dataDir, '20260101000000_first.sql'), 'select 1');
    writeFileSync(join(dataDir, 'notes.md'), '');
    expect(readMigrations(dataDir)).toEqual([
      { version: '20260101000000', name: 'first', sql: 'select 1' },
      { version: '20260102000000', name: 'second', sql: 'select 2' },
    ]);
  });

  it('are pending until they are applied', () => {
    expect(pendingMigrations([migration('1'), migration('2')], ['1'], dataDir)).toEqual([migration('2')]);
  });

  it('count as applied once the first twelve, which they combine, have been', () => {
    const { from, into } = COMBINED;
    const all = [...into, '3'].map(migration);
    expect(pendingMigrations(all, from, dataDir)).toEqual([migration('3')]);
    expect(pendingMigrations(all, [...from, '3'], dataDir)).toEqual([]);
    expect(() => pendingMigrations(all, from.slice(1), dataDir)).toThrow(/early version/);
  });

  it('from a newer version prevent a start', () => {
    expect(() => pendingMigrations([migration('1')], ['1', '3'], dataDir)).toThrow(BackendStartError);
  });
});
