export async function register(): Promise<void> {
  // Next sets the runtime at build time. Only Node can exit the process.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('#lib/server/check-settings.ts');
    checkSettings();
  }
}
