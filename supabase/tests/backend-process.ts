/**
 * The embedded backend in a process of its own, for the database tests: Jest's workers cannot load it. The first line on
 * stdout tells how to reach it; it ends when stdin does.
 */
import { startEmbeddedBackend } from '#scripts/embedded-backend.ts';
import { serveRequests } from '#scripts/serve-requests.ts';

const backend = await startEmbeddedBackend({ port: 0, dataDir: null });
// Runs SQL as the owner: what the tests prove, they prove by the data itself.
const control = await serveRequests(0, async (request) => {
  try {
    return Response.json(await backend.query(await request.text()));
  } catch (error) {
    return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status: 400 });
  }
});

const { url, anonKey, serviceKey, jwtSecret } = backend;
const reach = { url, anonKey, serviceKey, jwtSecret, controlUrl: `http://127.0.0.1:${control.port}` };
process.stdout.write(`${JSON.stringify(reach)}\n`);

process.stdin.resume().once('end', async () => {
  await control.close();
  await backend.stop();
});
