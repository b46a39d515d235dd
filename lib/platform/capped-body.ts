import 'server-only';

/** The whole body, or null (leaving the rest unread) if it's longer than `limit` bytes. */
export async function readCapped({ body }: Request | Response, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream.
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export async function readCappedText(response: Response, limit: number): Promise<string | null> {
  return (await readCapped(response, limit))?.toString() ?? null;
}

/** The same response, whose body fails after `limit` bytes. */
export function capped(response: Response, limit: number): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > limit) controller.error(new Error(`The response is larger than ${limit} bytes.`));
      else controller.enqueue(part);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(count) ?? null, { status, statusText, headers });
}
