/** What a process really keeps; part of tools/soak/soak-load.ts. */

/** For Node's command line: lets `heapOf` look into the process; it says nothing of it to the terminal. */
export const inspectable = (port: number) => [`--inspect=127.0.0.1:${port}`, '--inspect-publish-uid=http'];

/**
 * MiB of objects and buffers that a process still holds when its garbage is collected, which stops it for some 100 ms.
 * What it has of the system's memory tells less: the collector takes and gives that in steps of some 20 MiB.
 * @param port the one that it was made `inspectable` at
 */
export async function heapOf(port: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(webSocketDebuggerUrl);
  const isOpen = Promise.withResolvers<void>();
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onopen = () => isOpen.resolve();
  socket.onerror = () => isOpen.reject(new Error(`The process at ${port} cannot be looked into.`));
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown };
    waiting.get(id)?.(result);
  };
  let calls = 0;
  const call = <Result>(method: string) => {
    calls += 1;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(calls, resolve);
    socket.send(JSON.stringify({ id: calls, method }));
    return promise as Promise<Result>;
  };
  await isOpen.promise;
  // What only finalizers let go of is gone after the next one.
  for (let round = 0; round < 3; round++) await call('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } =
    await call<Record<'usedSize' | 'backingStorageSize', number>>('Runtime.getHeapUsage');
  socket.close();
  return (usedSize + backingStorageSize) / 2 ** 20;
}
