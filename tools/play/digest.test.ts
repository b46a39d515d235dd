import { execFileSync } from 'node:child_process';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { playDigest } from '#tools/play/digest.ts';

const PRINT = "import { playDigest } from '#tools/play/digest.ts'; process.stdout.write(playDigest());";

test('cups, events and chances are the same in another process and on every machine', () => {
  const digest = playDigest();
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], { encoding: 'utf8' })).toBe(digest);
  // If the digest changes but the version didn't, old links would show wrong results: raise RULES in version.ts.
  expect(`${ENGINE_VERSION} ${digest}`).toMatchInlineSnapshot(
    `"4be81f e18dff3fe96100bd7895dccce4785e26d76064dc7ea858209c95c5226dd7e4ef"`,
  );
});
