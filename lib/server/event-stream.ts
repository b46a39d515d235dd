import 'server-only';

export type ServerEvent = { event: string; data: unknown };
export type ServerEvents = { events: AsyncGenerator<ServerEvent, void>; stop: () => void };

/** Whether the caller would rather have events than one piece of JSON. */
export function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

/**
 * An answer that goes on until the events end. Whoever hangs up in the middle stops them; who was gone before the first
 * one has them run to their end, as if they had been one piece of JSON.
 */
export async function eventStream({ events, stop }: ServerEvents, { signal }: Request): Promise<Response> {
  if (signal.aborted) {
    for (let next = await events.next(); !next.done; ) next = await events.next();
    return new Response(null, { status: 204 });
  }
  const end = async () => {
    stop();
    // Runs what the events have to do at their end.
    await events.return();
  };
  signal.addEventListener('abort', () => void end(), { once: true });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(toText(next.value)));
    },
    cancel: end,
  });
  return new Response(body, {
    // The second name keeps proxies from collecting the pieces first.
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}

/** JSON has no line breaks of its own, so one `data` line holds it. */
const toText = ({ event, data }: ServerEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
