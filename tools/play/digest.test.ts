import { execFileSync } from 'node:child_process';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { playDigest } from '#tools/play/digest.ts';

const PRINT = "import { playDigest } from '#tools/play/digest.ts'; process.stdout.write(playDigest());";

test('cups, events and chances are the same in another process and on every machine', () => {
  const digest = playDigest();
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], { encoding: 'utf8' })).toBe(digest);
  // If the digest changes but the version didn't, old links would show wrong results: raise REVISION in version.ts.
  expect(`${ENGINE_VERSION} ${digest}`).toMatchInlineSnapshot(
    `"2r423ee0 6563b6da8d865d535305f07b84130adf4a25cd5113d0596f985b6f30e9d21891"`,
  );
});
