import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeServer } from '#scripts/close-server.ts';

it('ends although a request never arrives, a response never ends and a connection is idle', async () => {
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url === '/soon') finish = () => response.end('done');
    else response.write('…');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const unfinished = connect(port, '127.0.0.1');
  unfinished.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const idle = connect(port, '127.0.0.1');
  const endless = await fetch(`http://127.0.0.1:${port}/endless`);
  const soon = fetch(`http://127.0.0.1:${port}/soon`).then((response) => response.text());
  await once(server, 'request');
  const gone = [unfinished, idle].map((socket) =>
    once(
      socket.resume().on('error', () => undefined),
      'close',
    ),
  );

  const closed = closeServer(server, 300);
  finish();
  expect(await soon).toBe('done');
  await closed;
  await Promise.all(gone);
  await expect(endless.text()).rejects.toThrow();
});
