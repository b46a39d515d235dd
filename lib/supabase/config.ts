import { publicEnvironment } from '#lib/platform/env.ts';

export type SupabaseConfig = { url: string; anonKey: string };

/** Null without a backend (D20). Works in the browser and on the server. */
export function supabaseConfig(): SupabaseConfig | null {
  return publicEnvironment().supabase;
}

export function isSupabaseConfigured(): boolean {
  return supabaseConfig() !== null;
}
