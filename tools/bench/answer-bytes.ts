import { connect } from 'node:net';

/** What a server sends on a new connection before it waits to hear from the browser: ten packets (RFC 6928). Bytes. */
export const FIRST_PACKETS = 10 * 1460;

/** @returns how many bytes answer a browser's first visit of a page (http), its headers and all, compressed by gzip */
export function answerBytes(address: string): Promise<number> {
  const { hostname, port, host, pathname } = new URL(address);
  const lines = [`GET ${pathname} HTTP/1.1`, `Host: ${host}`, 'Accept-Encoding: gzip', 'Connection: close'];
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (data) => {
      bytes += data.length;
    });
    socket.on('end', () => resolve(bytes));
    socket.on('error', reject);
  });
}
