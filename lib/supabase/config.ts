import { publicEnvironment } from '#lib/env.ts';

export type SupabaseConfig = { url: string; anonKey: string };

/** Address and public key of the backend; null where none is configured (D20). Works in the browser and on the server. */
export function supabaseConfig(): SupabaseConfig | null {
  return publicEnvironment().supabase;
}

export function isSupabaseConfigured(): boolean {
  return supabaseConfig() !== null;
}
