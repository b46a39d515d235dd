import { BackendStartError } from '#scripts/local/embedded-data.ts';

const KNOWN = ['google', 'github'] as const;
type Known = (typeof KNOWN)[number];

export type SocialProvider = { enabled: true; client_id: string; secret: string; url?: string };
export type SocialProviders = Partial<Record<Known, SocialProvider>>;

/** The providers in SOCIAL_LOGINS, with their clients from the settings that the Supabase CLI uses. */
export function socialProviders(
  logins: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): SocialProviders {
  return Object.fromEntries(
    logins.map((login) => {
      const name = KNOWN.find((known) => known === login);
      if (!name) {
        throw new BackendStartError(
          `The embedded backend supports google and github, not ${login}. Check SOCIAL_LOGINS.`,
        );
      }
      const prefix = `SUPABASE_AUTH_EXTERNAL_${name.toUpperCase()}`;
      const [id, secret] = [settings[`${prefix}_CLIENT_ID`], settings[`${prefix}_SECRET`]];
      if (!id || !secret) {
        throw new BackendStartError(
          `SOCIAL_LOGINS names ${name}, which needs ${prefix}_CLIENT_ID and ${prefix}_SECRET.`,
        );
      }
      return [name, { enabled: true, client_id: id, secret } satisfies SocialProvider];
    }),
  );
}
