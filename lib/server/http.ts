import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type * as z from 'zod/mini';
import { readCapped } from '#lib/platform/capped-body.ts';
import { AppError } from '#lib/platform/errors.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';

/** In bytes. Routes that accept more pass their own limit. */
export const MAX_BODY = 8 * 1024;

/** How long a response stays valid: forever if it depends only on its URL, a moment if something is missing. */
export type Lasts = 'forever' | 'a day' | 'a moment';

const CACHING: Readonly<Record<Lasts, string>> = {
  // The second age is for Vercel's CDN.
  forever: 'public, max-age=31536000, s-maxage=31536000, immutable',
  'a day': 'public, max-age=86400, s-maxage=86400',
  'a moment': 'no-store',
};

export const cachingOf = (lasts: Lasts): string => CACHING[lasts];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
type NextContext<Params> = { params: Promise<Params> };
type NextHandler<Params> = (request: Request, context: NextContext<Params>) => Promise<Response>;

export type Handler<Params = unknown> = (request: Request, params: Params) => Response | Promise<Response>;

/**
 * Export all seven: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … })`. Otherwise Next
 * handles the missing ones, without `Allow` and JSON. Errors become `{ error }`, and caches store nothing.
 */
export function route<Params = unknown>(handlers: Partial<Record<Method, Handler<Params>>>) {
  const listed = METHODS.filter((method) => handlers[method]);
  const allow = [...listed, ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');

  const refuse: Handler<Params> = () => {
    throw new AppError('method-not-allowed', 'This method is not allowed here.', { headers: { Allow: allow } });
  };
  const answer =
    (handler: Handler<Params> = refuse): NextHandler<Params> =>
    async (request, context) => {
      try {
        return uncached(await handler(request, await context.params));
      } catch (error) {
        unstable_rethrow(error);
        return uncached(toErrorResponse(error, request));
      }
    };

  return {
    GET: answer(handlers.GET),
    // The server drops the body.
    HEAD: answer(handlers.GET),
    POST: answer(handlers.POST),
    PUT: answer(handlers.PUT),
    PATCH: answer(handlers.PATCH),
    DELETE: answer(handlers.DELETE),
    OPTIONS: answer(() => new Response(null, { status: 204, headers: { Allow: allow } })),
  };
}

function uncached(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function toErrorResponse(error: unknown, request: Request): Response {
  const known = error instanceof AppError ? error : new AppError('internal', TRY_AGAIN, { cause: error });
  const body: Record<string, unknown> = { ...known.fields, error: known.message };
  if (known.status >= 500 && known.cause !== undefined) {
    const errorId = crypto.randomUUID();
    console.error(`[${errorId}] ${request.method} ${new URL(request.url).pathname}: ${known.message}`, known.cause);
    body.errorId = errorId;
  }
  return Response.json(body, { status: known.status, headers: known.headers });
}

/** Validates the body: 415 unless it is JSON, 413 above `limit` bytes, 400 with the field's name if invalid. */
export async function readJson<Value>(
  request: Request,
  schema: z.ZodMiniType<Value>,
  limit = MAX_BODY,
): Promise<Value> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('wrong-type', 'The content type must be application/json.');
  const text = await readText(request, limit);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw badRequest('The body is not valid JSON.', cause);
  }
  return check(schema, value, 'field');
}

/** Validates the query: one value per name, ignoring empty ones. Pass a `z.strictObject` to reject unknown names. */
export function readQuery<Value>(request: Request, schema: z.ZodMiniType<Value>): Value {
  const values = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (values.has(name)) throw new AppError('bad-request', `Duplicate parameter: ${shown(name)}.`);
    values.set(name, value.trim());
  }
  const given = [...values].filter(([, value]) => value !== '');
  return check(schema, Object.fromEntries(given), 'parameter');
}

function check<Value>(schema: z.ZodMiniType<Value>, value: unknown, kind: 'field' | 'parameter'): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw new AppError('bad-request', `Unknown ${kind}: ${shown(issue.keys[0] ?? '')}.`);
  }
  const path = issue?.path.map(String).join('.') ?? '';
  throw new AppError('bad-request', path === '' ? 'Invalid request.' : `Invalid ${kind}: ${shown(path)}.`);
}

const badRequest = (message: string, cause: unknown) => new AppError('bad-request', message, { cause });

const shown = (name: string) => name.replace(/[^\w.-]/g, '?').slice(0, 60);

/** `Content-Length` may be wrong, so count the bytes too. */
async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new AppError('too-large', `The body is larger than ${limit / 1024} KB.`);
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  try {
    const bytes = await readCapped(request, limit);
    if (bytes === null) throw tooLarge();
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw badRequest('The body could not be read.', cause);
  }
}
