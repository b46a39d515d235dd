import { existsSync } from 'node:fs';
import { type Environment, environment, readEnvironment } from '#lib/platform/env.ts';

/** Loads .env.local and .env like Next.js does: the shell wins, then .env.local. */
export function loadSettings(): void {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

export function checkSettings(): void {
  try {
    environment();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

export function fail(sentence: string): never {
  console.error(`\n${sentence}`);
  process.exit(1);
}

export type Part = { name: string; on: boolean; why: string };

/** Which parts of the product work with these settings, and why the rest do not (D20, D30, D34). */
export function parts(
  settings: Readonly<Record<string, string | undefined>>,
  { isEmbedded = false }: { /** Whether the backend is the embedded one. */ isEmbedded?: boolean } = {},
): Part[] {
  const { supabase, supabaseSecretKey, assistant, sportsDb, sportsLogin, photos, chat } = readEnvironment(settings);
  const assistantNeeds = [
    ...(supabase ? [] : ['a backend']),
    ...(supabaseSecretKey ? [] : ['SUPABASE_SECRET_KEY']),
    ...(assistant ? [] : ['an ASSISTANT setting other than off']),
  ];
  const answers =
    assistant && assistant.api !== 'scout'
      ? `answers from ${new URL(assistant.baseUrl).host}`
      : 'built-in scout, answers from the player table';
  return [
    { name: 'Team builder', on: true, why: 'teams are saved in the browser' },
    { name: 'Player database', on: true, why: `live, at ${new URL(sportsDb.url).host}` },
    { name: 'Photos and biographies', ...facesOf(photos) },
    {
      name: 'Accounts and cloud',
      on: supabase !== null,
      why: supabase
        ? `${isEmbedded ? 'embedded, on this machine only, ' : ''}at ${new URL(supabase.url).host}`
        : 'NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY are not set',
    },
    {
      name: 'Assistant',
      on: assistantNeeds.length === 0,
      why: assistantNeeds.length === 0 ? answers : `needs ${assistantNeeds.join(', ')}`,
    },
    { name: 'Admin', ...adminOf(chat.adminEmail, isEmbedded) },
    {
      name: 'Sports login',
      on: sportsLogin !== null,
      why: sportsLogin
        ? `returns to ${sportsLogin.redirectUri}, so open the app there`
        : 'SPORTS_LOGIN_CLIENT_ID is not set',
    },
  ];
}

/** How to become admin (D28). */
function adminOf(email: string | null, isEmbedded: boolean): { on: boolean; why: string } {
  const link = `open the confirmation link ${isEmbedded ? 'printed here' : 'in the email'}`;
  if (email === null) return { on: false, why: `set ADMIN_EMAIL, sign up with that address and ${link}` };
  return { on: true, why: `sign up as ${email} and ${link}` };
}

function facesOf({ isOn, wikimedia }: Environment['photos']): { on: boolean; why: string } {
  if (!isOn) return { on: false, why: 'PLAYER_PHOTOS=off shows shirts only' };
  if (wikimedia === null) return { on: false, why: 'Wikimedia needs CONTACT_EMAIL, or a public address as SITE_URL' };
  return { on: true, why: `free pictures, from ${new URL(wikimedia.wikidataUrl).host}` };
}
