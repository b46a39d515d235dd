/** Far more at once than can be answered; part of tools/soak/soak-load.ts. */
import { type Asked, generate, statusesOf, within } from '#tools/soak/load-generator.ts';
import type { App } from '#tools/soak/load-servers.ts';
import { type Deeds, mixed } from '#tools/soak/load-sessions.ts';

const CONNECTIONS = 512;
const SECONDS = 15;
/** ms of the slowest twentieth: nobody waits to learn that there is no room; the rest is within what the browser waits. */
const REFUSED_WITHIN = 1000;
const ANSWERED_WITHIN = 5000;
/** ms: a call waits 5 seconds for turn and answer, and whoever has had one goes before all others from then on. */
const LONGEST = 10_000;
/** Seconds until one user alone is answered as quickly as before. */
const RECOVERED_WITHIN = 2;

const shown = (asked: readonly Asked[]) => {
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => within(share, asked).toFixed(0));
  return `${asked.length}, p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms`;
};

export async function overload(
  { app, deeds }: { app: App; deeds: readonly Deeds[] },
  { say, hold }: { say: (line: string) => void; hold: (isHeld: boolean, bar: string) => void },
): Promise<void> {
  const alone = () => deeds.slice(0, 1).map(mixed);
  const calm = await generate([app.url], alone(), { seconds: 5 });
  const crowd = Array.from({ length: CONNECTIONS }, (_, index) => deeds[index % deeds.length] as Deeds).map(mixed);
  const { tally, asked } = await generate([app.url], crowd, { seconds: SECONDS });
  const end = performance.now();
  let recovered = Number.NaN;
  while (performance.now() - end < 60_000) {
    const { tally: one } = await generate([app.url], alone(), { seconds: 0.5 });
    const isAsQuick = one.p50 < Math.max(2 * calm.tally.p50, 50);
    if (isAsQuick && Object.keys(one.statuses).every((status) => status === '200')) {
      recovered = (performance.now() - end) / 1000;
      break;
    }
  }
  const refused = asked.filter(({ status }) => status === 503);
  const answered = asked.filter(({ status }) => status !== 503);
  const slowest = asked.toSorted((one, other) => other.took - one.took)[0] as Asked;
  say(`\nOverload, ${CONNECTIONS} connections: ${tally.perSecond.toFixed(0)}/s; answers ${statusesOf(tally)}`);
  say(`refused: ${shown(refused)}`);
  say(`answered: ${shown(answered)}; the slowest of all was ${slowest.status} to ${slowest.path}`);
  say(
    `one user alone before: p50 ${calm.tally.p50.toFixed(0)} ms; as quick again ${recovered.toFixed(1)} s after the last of the crowd was answered`,
  );
  hold(!tally.statuses['0'] && !tally.statuses['500'], 'every request is answered, and none with 500');
  hold(within(0.95, refused) <= REFUSED_WITHIN, `95 of 100 refusals within ${REFUSED_WITHIN} ms`);
  hold(within(0.95, answered) <= ANSWERED_WITHIN, `95 of 100 answers within ${ANSWERED_WITHIN} ms`);
  hold(tally.longest <= LONGEST, `all within ${LONGEST} ms`);
  hold(recovered <= RECOVERED_WITHIN, `recovered within ${RECOVERED_WITHIN} s`);
}
