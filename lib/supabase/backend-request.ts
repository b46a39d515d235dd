import 'server-only';
import { Agent, type Dispatcher, request } from 'undici';

/** Connections to the backend, kept open between the requests of this process. */
const connections = new Agent();

/**
 * What the Supabase client needs of a `fetch`: text goes out and comes back, a redirect is a failure. The platform's own
 * is built on the same library and takes twice as long for a call, more than all else that a route does beside its calls.
 */
export async function requestBackend(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', headers, body: sent } = init;
  const {
    statusCode,
    headers: received,
    body,
  } = await request(url, {
    dispatcher: connections,
    method: method as Dispatcher.HttpMethod,
    headers: Object.fromEntries(new Headers(headers)),
    body: sent == null ? null : String(sent),
    signal,
  });
  const text = await body.text();
  if (statusCode >= 300 && statusCode < 400)
    throw new Error(`${new URL(url).pathname} leads elsewhere (${statusCode})`);
  const answer = new Headers();
  for (const [name, value] of Object.entries(received)) answer.set(name, String(value));
  // An answer without content, such as 204, must not have a body, be it an empty one.
  return new Response(text === '' ? null : text, { status: statusCode, headers: answer });
}
