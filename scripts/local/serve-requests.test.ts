import { connect } from 'node:net';
import { type RequestServer, serveRequests } from '#scripts/local/serve-requests.ts';

let server: RequestServer;
afterEach(() => server.close());

const echo = async (request: Request) => new Response(await request.text());

/** Sends part of a request and returns everything the server sends until it closes the connection. */
function sendPart(text: string): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      said += part;
    });
    socket.on('close', () => resolve(said));
    socket.on('error', () => undefined);
  });
}

it('passes on only complete requests, and drops a slow one', async () => {
  const asked: string[] = [];
  server = await serveRequests(0, async (request) => echo(request).finally(() => asked.push(request.method)), 200);
  const slow = sendPart('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  const url = `http://127.0.0.1:${server.port}/`;
  expect(await (await fetch(url, { method: 'PUT', body: 'whole' })).text()).toBe('whole');
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  expect(asked).toEqual(['PUT']);
});

it('rejects a body of more than a megabyte', async () => {
  server = await serveRequests(0, echo);
  const url = `http://127.0.0.1:${server.port}/`;
  const body = 'x'.repeat(1024 * 1024);
  expect(await (await fetch(url, { method: 'POST', body })).text()).toHaveLength(body.length);
  const chunks = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n100001\r\n${body}x\r\n`;
  expect(await sendPart(chunks)).toMatch(/^HTTP\/1\.1 413 /);
});
