import 'server-only';

/**
 * How long a settled answer still serves those who ask for the same: the shared cache is written after the answer is
 * given, and whoever asks in between would call outside again.
 */
const LINGER = 1000;

/** Joins identical calls in flight: one `work` for each key at a time, its answer or failure for all who asked (D16). */
export function createJoin(): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<unknown>>();
  return <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const flight = flights.get(key);
    // A key belongs to one kind of call, so what flies under it is of that kind.
    if (flight !== undefined) return flight as Promise<Answer>;
    const started = work();
    flights.set(key, started);
    const land = () => flights.delete(key);
    started.then(() => setTimeout(land, LINGER).unref(), land);
    return started;
  };
}
