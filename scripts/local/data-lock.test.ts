import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '#scripts/local/data-lock.ts';

let dataDir: string;
let server: Server;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

const lockFile = () => join(dataDir, 'backend.pid');
const OWN = { pid: process.pid, port: 1, id: 'own' };

/** A program that responds with `text` to every request. Returns its port. */
async function listen(text: string): Promise<number> {
  server = createServer((_, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

it('holds while its backend responds', async () => {
  const port = await listen('theirs');
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, port, id: 'theirs' }));
  await expect(lockDataDir(dataDir, OWN)).rejects.toThrow(
    `The data in ${dataDir} is already in use by another instance of the application (process ${process.ppid}).`,
  );
});

it('is taken from a process whose id and port now belong to other programs, and can be released', async () => {
  const port = await listen('something else');
  for (const left of [
    JSON.stringify({ pid: process.ppid, port, id: 'theirs' }),
    JSON.stringify({ pid: 4_194_304, port: 1, id: 'theirs' }),
    String(process.ppid),
    '{"half',
  ]) {
    writeFileSync(lockFile(), left);
    const release = await lockDataDir(dataDir, OWN);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual(OWN);
    release();
    expect(existsSync(lockFile())).toBe(false);
  }
});
