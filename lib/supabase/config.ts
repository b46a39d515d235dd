import { publicEnvironment } from '#lib/platform/env.ts';

export type SupabaseConfig = { url: string; anonKey: string };

/** Address and public key of the backend; null where none is configured (D20). Works in the browser and on the server. */
export function supabaseConfig(): SupabaseConfig | null {
  return publicEnvironment().supabase;
}

/** Whether there is a backend to be called at all (D20). */
export function isSupabaseConfigured(): boolean {
  return supabaseConfig() !== null;
}
