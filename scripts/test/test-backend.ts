import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rerouteGoogle } from '#e2e/fakes/reroute-google.ts';
import { type Mail, startEmbeddedBackend } from '#scripts/local/embedded-backend.ts';
import { serveRequests } from '#scripts/local/serve-requests.ts';
import { alsoStop, portOr } from '#scripts/processes.ts';
import { QUICK_PASSWORDS } from '#scripts/test/quick-passwords.ts';

/** The build contains this address (D46), so using the same port in every run avoids rebuilding. */
const PORT = 54_390;
const DATA_DIR = '.local/test/backend';

export type TestBackend = {
  settings: { NEXT_PUBLIC_SUPABASE_URL: string; NEXT_PUBLIC_SUPABASE_ANON_KEY: string; SUPABASE_SECRET_KEY: string };
  /** For reading emails (GET /mails?to=) and running SQL as the database owner (POST /sql). */
  controlUrl: string;
};

/** The embedded backend with the last run's keys, an empty database and email confirmation. */
export async function startTestBackend(siteUrl: string, socialLogin: string): Promise<TestBackend> {
  rmSync(join(DATA_DIR, 'database'), { recursive: true, force: true });
  const mails: Mail[] = [];
  Object.assign(process.env, QUICK_PASSWORDS);
  rerouteGoogle(socialLogin);
  const backend = await startEmbeddedBackend({
    port: await portOr(PORT),
    dataDir: DATA_DIR,
    siteUrl,
    confirmEmail: true,
    socialProviders: {
      github: { enabled: true, client_id: 'dream11', secret: 'of the fake', url: socialLogin },
      google: { enabled: true, client_id: 'dream11', secret: 'of the fake' },
    },
    onMail: (mail) => mails.push(mail),
  });
  alsoStop(backend.stop);
  const control = await serveRequests(0, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/mails') return Response.json(mails.filter(({ to }) => to === searchParams.get('to')));
    try {
      return Response.json(await backend.query(await request.text()));
    } catch (error) {
      return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status: 400 });
    }
  });
  alsoStop(control.close);
  return {
    settings: {
      NEXT_PUBLIC_SUPABASE_URL: backend.url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: backend.anonKey,
      SUPABASE_SECRET_KEY: backend.serviceKey,
    },
    controlUrl: `http://127.0.0.1:${control.port}`,
  };
}
