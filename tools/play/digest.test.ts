import { execFileSync } from 'node:child_process';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { playDigest } from '#tools/play/digest.ts';

const PRINT = "import { playDigest } from '#tools/play/digest.ts'; process.stdout.write(playDigest());";

test('cups, events and chances are the same in another process and on every machine', () => {
  const digest = playDigest();
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], { encoding: 'utf8' })).toBe(digest);
  // If the digest changes but the version didn't, old links would show wrong results: raise RULES in version.ts.
  expect(`${ENGINE_VERSION} ${digest}`).toMatchInlineSnapshot(
    `"4f14bb c9880bf5ae5d25e958d4c316423c1fca92e35afaa8b1b5b837b46365824eb949"`,
  );
});
