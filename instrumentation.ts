/** Runs once when a server starts, before it answers requests. */
export async function register(): Promise<void> {
  // Next sets the runtime at build time; only the Node one can end the process.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('#lib/server/check-settings.ts');
    checkSettings();
  }
}
