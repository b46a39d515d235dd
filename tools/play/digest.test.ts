import { execFileSync } from 'node:child_process';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { playDigest } from '#tools/play/digest.ts';

const PRINT = "import { playDigest } from '#tools/play/digest.ts'; process.stdout.write(playDigest());";

test('cups, events and chances are the same in another process and on every machine', () => {
  const digest = playDigest();
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], { encoding: 'utf8' })).toBe(digest);
  // If the digest changes but the version didn't, old links would show wrong results: raise RULES in version.ts.
  expect(`${ENGINE_VERSION} ${digest}`).toMatchInlineSnapshot(
    `"35dd0e d33d1ed1211d6ef09f621dab1dbe91fddd266d79c05ad5bc194cee742c4acd57"`,
  );
});
