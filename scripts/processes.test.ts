import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));
let server = 0;
afterEach(() => {
  rmSync(folder, { recursive: true });
  try {
    process.kill(server, 'SIGKILL');
  } catch {
    // It has already exited.
  }
});

it('a server exits with the command that started it, even if the command is killed', async () => {
  const script = join(folder, 'server.mjs');
  writeFileSync(script, 'setInterval(() => {}, 1000); console.log(process.pid);');
  const start = `import { startNode } from '#scripts/processes.ts'; startNode(${JSON.stringify(script)}, []);`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', start], { cwd: process.cwd() });
  const [pid] = await once(command.stdout, 'data');
  server = Number(pid);
  command.kill('SIGKILL');
  // The output closes once the server, which shares it, has ended.
  expect(await once(command, 'close')).toEqual([null, 'SIGKILL']);
});
