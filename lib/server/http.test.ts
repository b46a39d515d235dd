import * as z from 'zod/mini';
import { AppError } from '#lib/platform/errors.ts';
import { MAX_BODY, readJson, readQuery, route } from '#lib/server/http.ts';

const ADDRESS = 'http://localhost/api/thing';
const bodySchema = z.strictObject({ name: z.string().check(z.maxLength(5)) });
const querySchema = z.strictObject({ name: z.optional(z.string().check(z.maxLength(5))) });

const context = { params: Promise.resolve({ id: '7' }) };

function post(
  body: BodyInit | null,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Request {
  return new Request(ADDRESS, {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

const handlers = route<{ id: string }>({
  GET: (_request, { id }) => Response.json({ id }),
  POST: () => {
    throw new AppError('conflict', 'Another save was faster.', {
      fields: { conflict: true },
      headers: { 'Retry-After': '1' },
    });
  },
  PUT: () => {
    throw new Error('password=hunter2');
  },
});
const postOnly = route({ POST: () => Response.json({}) });

describe('route', () => {
  it('calls the method’s handler, and responses are never stored', async () => {
    const response = await handlers.GET(new Request(ADDRESS), context);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ id: '7' });
  });

  it.each(['PATCH', 'DELETE'] as const)('rejects %s with 405 and the allowed methods', async (method) => {
    const response = await handlers[method](new Request(ADDRESS, { method }), context);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, PUT, HEAD, OPTIONS');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'This method is not allowed here.' });
  });

  it('does not allow HEAD without GET', async () => {
    const response = await postOnly.HEAD(new Request(ADDRESS, { method: 'HEAD' }), context);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('responds to OPTIONS without admitting other sites', async () => {
    const response = await handlers.OPTIONS(new Request(ADDRESS, { method: 'OPTIONS' }), context);
    expect(response.status).toBe(204);
    expect([...response.headers.keys()]).toEqual(['allow', 'cache-control']);
  });

  it('reports a known error with its fields and headers', async () => {
    const response = await handlers.POST(post('{}'), context);
    expect(response.status).toBe(409);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toEqual({ error: 'Another save was faster.', conflict: true });
  });

  it('reports an unknown error with an id, and logs the rest', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await handlers.PUT(new Request(ADDRESS, { method: 'PUT' }), context);
    const { error, errorId, ...rest } = await response.json();
    expect(response.status).toBe(500);
    expect(error).toBe('An error occurred. Please try again.');
    expect(rest).toEqual({});
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining(errorId),
      expect.objectContaining({ message: 'password=hunter2' }),
    );
  });
});

describe('readJson', () => {
  const read = (request: Request) => readJson(request, bodySchema);

  it('returns the validated body', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    await expect(read(post('{"name":"Özil"}', headers))).resolves.toEqual({ name: 'Özil' });
  });

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/jsonp'], ['']])(
    '415 for %j',
    async (type) => {
      await expect(read(post('{"name":"a"}', { 'Content-Type': type }))).rejects.toMatchObject({ status: 415 });
    },
  );

  it.each([
    ['', 'The body is not valid JSON.'],
    ['{', 'The body is not valid JSON.'],
    ['{"name":1}', 'Invalid field: name.'],
    ['{"name":"toolong"}', 'Invalid field: name.'],
    ['{"name":"a","<b>":1}', 'Unknown field: ?b?.'],
    ['[]', 'Invalid request.'],
    ['{"__proto__":{"admin":true},"name":7}', 'Invalid field: name.'],
  ])('400 for %s', async (body, message) => {
    await expect(read(post(body))).rejects.toMatchObject({ status: 400, message });
  });

  it('400 for bytes that are not text', async () => {
    await expect(read(post(new Uint8Array([0x7b, 0xff, 0xfe])))).rejects.toMatchObject({ status: 400 });
  });

  it('413 by actual bytes, whatever the claimed length', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    await expect(read(post(endless))).rejects.toMatchObject({ status: 413, message: 'The body is larger than 8 KB.' });
    expect(sent).toBeLessThan(2 * MAX_BODY);
  });

  it('accepts a body of exactly the limit, counted in bytes', async () => {
    const body = (bytes: number) => post(`{"name":"é"}${' '.repeat(bytes - 13)}`);
    await expect(read(body(MAX_BODY))).resolves.toEqual({ name: 'é' });
    await expect(read(body(MAX_BODY + 1))).rejects.toMatchObject({ status: 413 });
  });
});

describe('readQuery', () => {
  const read = (query: string) => readQuery(new Request(`${ADDRESS}?${query}`), querySchema);

  it('trims values and leaves out empty ones', () => {
    expect(read('name=%20abc%20')).toEqual({ name: 'abc' });
    expect(read('name=')).toEqual({});
  });

  it.each([
    ['name=a&name=b', 'Duplicate parameter: name.'],
    ['other=1', 'Unknown parameter: other.'],
    ['%3Cscript%3E=1', 'Unknown parameter: ?script?.'],
    ['name=toolong', 'Invalid parameter: name.'],
  ])('400 for %s', (query, message) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, message }));
  });
});
