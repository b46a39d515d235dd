/** @jest-environment node */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { sendInOnePacket, watchAnswers } from '#lib/server/short-answers.ts';

function isSentInOnePacket(url: string): boolean {
  const headers = { 'accept-encoding': 'gzip', accept: '*/*' };
  const flushHeaders = jest.fn();
  const answer = { flushHeaders };
  sendInOnePacket({ url, headers }, answer);
  answer.flushHeaders();
  expect(headers.accept).toBe('*/*');
  const isLeftToNext = flushHeaders.mock.calls.length > 0;
  expect('accept-encoding' in headers).toBe(isLeftToNext);
  return !isLeftToNext;
}

it.each([
  '/api/health',
  '/api/teams/save',
  '/api/teams/load?only=default',
  '/api/teams/load?limit=1&id=e3c1a5a2-64c1-4d7a-9d1a-3b7c0a9f2d11',
  '/api/auth/profile',
])('sends the answer of %s in one packet', (url) => {
  expect(isSentInOnePacket(url)).toBe(true);
});

it.each([
  '/',
  '/apiary',
  '/_next/static/chunks/a.js',
  '/api/ai/chat',
  '/api/ai/history?limit=50',
  '/api/players/search?query=Saka',
  '/api/teams/load',
  '/api/teams/load?limit=20',
])('leaves the answer of %s to Next', (url) => {
  expect(isSentInOnePacket(url)).toBe(false);
});

it('sends head and body of a server’s answer together', async () => {
  watchAnswers();
  const server = createServer(({ headers }, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.flushHeaders();
    setTimeout(() => response.end(`{"status":"healthy","encoding":"${headers['accept-encoding']}"}`), 50);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const firstPartOf = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`);
    const [first] = await new Promise<Buffer[]>((resolve) => socket.once('data', (part) => resolve([part])));
    socket.destroy();
    return String(first);
  };
  const [short, page] = [await firstPartOf('/api/health'), await firstPartOf('/')];
  server.close();
  expect(short).toContain('"encoding":"undefined"');
  expect(page).not.toContain('healthy');
});
