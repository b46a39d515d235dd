/** One user who asks far too often, and another beside it who must not feel it; part of tools/soak/soak-load.ts. */
import { setTimeout as pause } from 'node:timers/promises';
import { signUpFan } from '#tools/soak/load-fans.ts';
import { generate } from '#tools/soak/load-generator.ts';
import { type BackendProcess, startApp } from '#tools/soak/load-servers.ts';
import { deedsOf } from '#tools/soak/load-sessions.ts';

const SECONDS = 10;
const QUESTIONS = 100;
const LIMIT = 5;

export async function rush(
  { backend, settings }: { backend: BackendProcess; settings: Record<string, string> },
  say: (line: string) => void,
): Promise<void> {
  const app = await startApp({ ...settings, AI_CHAT_LIMIT: String(LIMIT) });
  const [hasty, calm] = [await signUpFan(backend), await signUpFan(backend)];
  const { save, load } = deedsOf(calm);
  await generate([app.url], [save], { seconds: 1 });
  const work = () => generate([app.url], [load], { seconds: SECONDS });
  // The first run warms the server up.
  await work();
  const alone = await work();

  const ask = async () => {
    const response = await fetch(`${app.url}/api/ai/chat`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${hasty.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Who?' }], source: 'widget' }),
    });
    await response.text();
    return response.status === 429 && !response.headers.has('retry-after')
      ? '429 without Retry-After'
      : response.status;
  };
  const asking = Promise.all(
    Array.from({ length: QUESTIONS }, (_, index) => pause((index * SECONDS * 1000) / QUESTIONS).then(ask)),
  );
  const beside = await work();
  const counts: Record<string, number> = {};
  for (const status of await asking) counts[status] = (counts[status] ?? 0) + 1;
  await app.stop();

  const [before, during] = [alone.tally.p95, beside.tally.p95];
  say(`\n${QUESTIONS} questions of one user in ${SECONDS} s, ${LIMIT} a day: answers ${JSON.stringify(counts)}`);
  say(
    `another user's loads beside them: p95 ${before.toFixed(1)} → ${during.toFixed(1)} ms (${(during / before).toFixed(2)} ×), answers ${JSON.stringify(beside.tally.statuses)}`,
  );
  if (during >= 2 * before || counts['200'] !== LIMIT || counts['429'] !== QUESTIONS - LIMIT) process.exitCode = 1;
}
