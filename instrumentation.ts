/** Runs once when a server starts, before anybody gets an answer. */
export async function register(): Promise<void> {
  // Next puts the runtime in when it builds; only the Node one can end the process.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('#lib/server/check-settings.ts');
    checkSettings();
    const { watchRequests } = await import('#lib/server/malformed-requests.ts');
    watchRequests();
    const { watchAnswers } = await import('#lib/server/short-answers.ts');
    watchAnswers();
  }
}
