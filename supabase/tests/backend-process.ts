/**
 * A process of its own, because Jest's workers can't load the backend. Prints how to reach it, then a line per email.
 * Ends when stdin closes. The first argument has its options as JSON.
 */
import { rerouteGoogle } from '#e2e/fakes/reroute-google.ts';
import { type EmbeddedBackendOptions, startEmbeddedBackend } from '#scripts/local/embedded-backend.ts';
import { BackendStartError } from '#scripts/local/embedded-data.ts';
import { serveRequests } from '#scripts/local/serve-requests.ts';

const tell = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const { googleFake, ...options } = JSON.parse(process.argv[2] ?? '{}') as Partial<EmbeddedBackendOptions> & {
  googleFake?: string;
};
if (googleFake) rerouteGoogle(googleFake);

try {
  const backend = await startEmbeddedBackend({ port: 0, dataDir: null, onMail: tell, ...options });
  // Runs SQL as the owner, so that tests can check the data itself.
  const control = await serveRequests(0, async (request) => {
    try {
      return Response.json(await backend.query(await request.text()));
    } catch (error) {
      return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status: 400 });
    }
  });
  const { url, anonKey, serviceKey, jwtSecret } = backend;
  tell({ url, anonKey, serviceKey, jwtSecret, controlUrl: `http://127.0.0.1:${control.port}` });

  process.stdin.resume().once('end', async () => {
    await control.close();
    await backend.stop();
  });
} catch (error) {
  // The whole message is for people: scripts/local/local.ts prints it the same way.
  process.stderr.write(error instanceof BackendStartError ? error.message : `unforeseen: ${error}`);
  process.exitCode = 1;
}
