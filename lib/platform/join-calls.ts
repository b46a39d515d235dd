import 'server-only';

/** How long a result stays shared: the cache is written after the response. */
const LINGER_MS = 1000;

/** Identical calls in flight share one `work` (D16). */
export function createJoin(): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<unknown>>();
  return <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const flight = flights.get(key);
    // Each key is used for one kind of call.
    if (flight !== undefined) return flight as Promise<Answer>;
    const started = work();
    flights.set(key, started);
    const land = () => flights.delete(key);
    started.then(() => setTimeout(land, LINGER_MS).unref(), land);
    return started;
  };
}
