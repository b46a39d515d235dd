import { publicEnvironment } from '#lib/platform/env.ts';

export type SupabaseConfig = { url: string; anonKey: string };

export function supabaseConfig(): SupabaseConfig | null {
  return publicEnvironment().supabase;
}

export function isSupabaseConfigured(): boolean {
  return supabaseConfig() !== null;
}
