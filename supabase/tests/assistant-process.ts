/** Asks as one user, as often as the first argument says, all at once; prints a count. Needs `--conditions=react-server`. */
import { AppError } from '#lib/platform/errors.ts';
import { answerQuestion, assistantParts } from '#lib/server/assistant-service.ts';
import { createUserClient } from '#lib/supabase/server.ts';

// With so many at once, the small test database may exceed the backend's time limit.
AbortSignal.timeout = () => new AbortController().signal;

const [count = '1', id = '', token = ''] = process.argv.slice(2);
const asking = {
  user: { id, email: '', emailVerified: false },
  supabase: createUserClient(token),
  body: { messages: [{ role: 'user' as const, content: 'Who?' }], source: 'widget' as const },
};
const parts = assistantParts();
const outcomes = await Promise.all(
  Array.from({ length: Number(count) }, () =>
    answerQuestion(parts, asking).then(
      () => 'answered',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    ),
  ),
);
const counts: Record<string, number> = {};
for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
process.stdout.write(JSON.stringify(counts));
