/** Jest's global teardown. */
export default async function stopDatabases(): Promise<void> {
  const { embedded, plain } = globalThis.testDatabases ?? {};
  if (embedded && embedded.exitCode === null) {
    const ended = new Promise((resolve) => embedded.once('exit', resolve));
    embedded.stdin?.end();
    await ended;
  }
  plain?.stop();
}
