import 'server-only';

/** How long a result stays shared: the cache is written after the response. */
const LINGER_MS = 1000;

type Join = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>;

/** Identical calls in flight share one `work` (D16). If its failure `isOnlyOfCaller`, the next caller does the work. */
export function createJoin(isOnlyOfCaller: (failure: unknown) => boolean = () => false): Join {
  const flights = new Map<string, Promise<unknown>>();
  return function join<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    // Each key is used for one kind of call.
    const flight = flights.get(key) as Promise<Answer> | undefined;
    if (flight !== undefined) {
      return flight.catch((failure) => {
        if (!isOnlyOfCaller(failure)) throw failure;
        return join(key, work);
      });
    }
    const started = work();
    flights.set(key, started);
    const land = () => flights.delete(key);
    started.then(() => setTimeout(land, LINGER_MS).unref(), land);
    return started;
  };
}
