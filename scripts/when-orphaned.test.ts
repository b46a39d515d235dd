import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const SCRIPT = `
  import { whenOrphaned } from '#scripts/when-orphaned.ts';
  whenOrphaned(() => { console.log('orphaned'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('started');
`;

it('notices that the shell which started it was ended', async () => {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1" & wait', process.execPath, SCRIPT]);
  const said = text(shell.stdout);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(await said).toBe('started\norphaned\n');
});
