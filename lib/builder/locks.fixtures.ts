/** jsdom has no locks. Returns the names of those held. */
export function holdLocks(): () => string[] {
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  async function work(name: string): Promise<void> {
    const [first] = waiting.get(name) ?? [];
    if (!first) return;
    await first();
    waiting.set(name, waiting.get(name)?.slice(1) ?? []);
    await work(name);
  }
  const request = (name: string, act: () => Promise<unknown>) => {
    const queue = [...(waiting.get(name) ?? []), act];
    waiting.set(name, queue);
    return queue.length === 1 ? work(name) : Promise.resolve();
  };
  const held = () => [...waiting].flatMap(([name, queue]) => (queue.length > 0 ? [name] : []));
  const query = async () => ({ held: held().map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  return held;
}

export function withoutLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
