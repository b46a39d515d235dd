/** The embedded backend in a process of its own, beside the app; scripts/local.ts gives it port, directory and address. */
import { startEmbeddedBackend } from '#scripts/embedded-backend.ts';
import { BackendStartError } from '#scripts/embedded-data.ts';

const [port, dataDir, siteUrl] = process.argv.slice(2);
if (!port || !dataDir || !siteUrl) throw new Error('Usage: run-embedded-backend.ts port directory site-address');

try {
  const backend = await startEmbeddedBackend({ port: Number(port), dataDir, siteUrl });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => void backend.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof BackendStartError ? error.message : error);
  process.exit(1);
}
