import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inlineCode } from '#scripts/build/inline-code.ts';

/** A proxy in front of the app, so that tests can stop or replace the app. */
export type Front = {
  url: string;
  /** Every requested path, in order. */
  asked: string[];
  /** Refuses connections from now on. */
  goAway: () => Promise<void>;
  /** Never answers requests for the page from now on. */
  holdPage: () => void;
  /** From now on, serves another build: files with a content hash exist only under new names, used everywhere. */
  deploy: (from: string, to: string) => void;
};

type Answer = { status: number; headers: Headers; body: Buffer };

const CHUNK = /static\/chunks\/([\w.~-]+?)\.(js|css)/g;
const RENAMED = /\.next\.(js|css)$/;

async function answerOf(target: string, path: string, deployed: { from: string; to: string } | null): Promise<Answer> {
  const isChunk = path.startsWith('/_next/static/chunks/');
  if (deployed && isChunk && !RENAMED.test(path)) return { status: 404, headers: new Headers(), body: Buffer.alloc(0) };
  const known = deployed ? path.replace(RENAMED, '.$1').replace(deployed.to, deployed.from) : path;
  const response = await fetch(`${target}${known}`, { redirect: 'manual' });
  const headers = new Headers(response.headers);
  // `fetch` has already decoded the body.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  const body = Buffer.from(await response.arrayBuffer());
  if (!deployed || !/html|javascript|css/.test(headers.get('content-type') ?? '')) {
    return { status: response.status, headers, body };
  }
  const before = body.toString();
  const after = before.replaceAll(deployed.from, deployed.to).replaceAll(CHUNK, 'static/chunks/$1.next.$2');
  const policy = headers.get('content-security-policy');
  if (policy && path === '/') {
    const { scripts, styles } = inlineCode(after);
    const allowed = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
    const scriptPolicy = policy.replace("script-src 'self'", `script-src 'self' ${allowed(scripts)}`);
    headers.set(
      'content-security-policy',
      scriptPolicy.replace("style-src 'self'", `style-src 'self' ${allowed(styles)}`),
    );
  }
  headers.delete('etag');
  return { status: response.status, headers, body: Buffer.from(after) };
}

export async function startFront(target: string): Promise<Front> {
  const asked: string[] = [];
  let isPageHeld = false;
  let deployed: { from: string; to: string } | null = null;

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    if (isPageHeld && path === '/') return;
    const { status, headers, body } = await answerOf(target, path, deployed);
    outgoing.writeHead(status, Object.fromEntries(headers)).end(body);
  };
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    goAway: () => stop(server),
    holdPage: () => {
      isPageHeld = true;
    },
    deploy: (from, to) => {
      deployed = { from, to };
    },
  };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
