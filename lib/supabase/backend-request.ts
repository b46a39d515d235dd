import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';

/** Connections to the backend, kept open between the requests of this process. */
const connections = new Agent({ connect: { timeout: 5000 } });

const unpack = promisify(gunzip);

/**
 * What the Supabase client needs of a `fetch`: text goes out and comes back, a redirect is a failure. The platform's own
 * is built on the same library and takes twice as long for a call, more than all else that a route does beside its calls.
 * @param signal ends the wait at once, whatever the connection does; what was sent may still have its effect
 */
export async function requestBackend(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([ended.promise, send(url, init, signal)]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', headers, body: sent } = init;
  const {
    statusCode,
    headers: received,
    body,
  } = await request(url, {
    dispatcher: connections,
    method: method as Dispatcher.HttpMethod,
    headers: { 'user-agent': 'node', 'accept-encoding': 'gzip', ...Object.fromEntries(new Headers(headers)) },
    body: sent == null ? null : String(sent),
    signal,
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode >= 300 && statusCode < 400)
    throw new Error(`${new URL(url).pathname} leads elsewhere (${statusCode})`);
  const text = String(received['content-encoding'] === 'gzip' ? await unpack(bytes) : bytes);
  const answer = new Headers();
  for (const [name, value] of Object.entries(received)) answer.set(name, String(value));
  // An answer without content, such as 204, must not have a body, be it an empty one.
  return new Response(text === '' ? null : text, { status: statusCode, headers: answer });
}
