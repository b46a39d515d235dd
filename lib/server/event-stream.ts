import 'server-only';

export type ServerEvent = { event: string; data: unknown };
export type ServerEvents = { events: AsyncGenerator<ServerEvent, void>; stop: () => void };

export function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

/** If the caller leaves midway, the events stop. If the caller left before the first one, they run to the end. */
export async function eventStream({ events, stop }: ServerEvents, { signal }: Request): Promise<Response> {
  if (signal.aborted) {
    for await (const _ of events);
    return new Response(null, { status: 204 });
  }
  const end = async () => {
    stop();
    await events.return();
  };
  signal.addEventListener('abort', end, { once: true });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`));
    },
    // Not through a TextEncoderStream, whose `cancel` wouldn't wait for the answer to be kept.
    cancel: end,
  });
  return new Response(body, {
    // The second header keeps proxies from buffering.
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}
