import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitedServer } from '#scripts/limited-server.ts';

const LONG_MS = 60_000;
let server: Server;

async function serve(limits: Partial<Parameters<typeof limitedServer>[1]>): Promise<void> {
  server = limitedServer((request, response) => void request.resume().on('end', () => response.end('whole')), {
    headersMs: LONG_MS,
    requestMs: LONG_MS,
    connections: 100,
    ...limits,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => server.close().closeAllConnections());

/** A connection on which this much of a request was sent. Resolves when the server closes it, with all it said. */
function send(part: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(part);
  return text(socket).catch(() => '');
}
const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();

it('closes a connection whose headers do not arrive', async () => {
  await serve({ headersMs: 100 });
  const slow = send('GET / HTTP/1.1\r\nHost: x\r\n');
  expect(await ask()).toBe('whole');
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes a connection whose body does not arrive', async () => {
  await serve({ headersMs: 100, requestMs: 200 });
  expect(await send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')).toMatch(/^HTTP\/1\.1 408 /);
});

it('accepts only so many connections, and more once those are gone', async () => {
  await serve({ connections: 2 });
  const idle = [1, 2].map(() => connect((server.address() as AddressInfo).port, '127.0.0.1'));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  await Promise.all(idle.map((socket) => once(socket.resume().end(), 'close')));
  expect(await ask()).toBe('whole');
});

it('closes a connection that asks to become a web socket', async () => {
  await serve({});
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')).toBe('');
});
