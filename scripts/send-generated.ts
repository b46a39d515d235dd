import { type Agent, request as httpRequest } from 'node:http';
import type { Generated } from '#scripts/generated-requests.ts';

export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** ms; nothing of the product may take longer, whatever it was asked. */
const LIMIT = 50_000;

/** Sends it as it stands, which `fetch` would refuse to. Throws where there is no answer. */
export function sendGenerated(
  base: string,
  generated: Generated,
  tokens: readonly string[],
  agent: Agent,
): Promise<Answered> {
  const { method, path, headers, body, bearer } = generated;
  const { hostname, port } = new URL(base);
  // For some methods Node's client would leave the length out, and the body would be taken for another request.
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const authorization =
    bearer === 'none' ? {} : { authorization: `Bearer ${bearer === 'garbage' ? 'a.b.c' : tokens[bearer]}` };
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      hostname,
      port,
      method,
      path,
      agent,
      timeout: LIMIT,
      headers: { ...headers, ...length, ...authorization },
    });
    request.once('timeout', () => request.destroy(new Error(`no answer within ${LIMIT} ms`)));
    request.once('error', reject);
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('latin1').slice(0, 2000),
        }),
      );
    });
    request.end(body ?? undefined);
  });
}

/** Whether it leads anywhere but to ourselves; the sports login alone leads to its provider. */
function leadsAway({ route }: Generated, { headers: { location } }: Answered): boolean {
  return typeof location === 'string' && route !== '/api/oauth/start' && !/^\/(?![/\\])/.test(location);
}

/**
 * Whether an answer is one that the product is meant to give: never one of 5xx, but for those that say that somebody else
 * does not answer or that there is too much to do; and never the way to somebody else.
 */
export function isSpecified(generated: Generated, answered: Answered): boolean {
  const { status, headers } = answered;
  if (leadsAway(generated, answered)) return false;
  if (status < 500) return status >= 200;
  // The sports database allows so many calls a minute, and pictures are drawn one at a time.
  return status === 503 && (generated.route === '/api/players/{}' || headers['retry-after'] !== undefined);
}
