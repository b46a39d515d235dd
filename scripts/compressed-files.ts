import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type KeptFile = { headers: OutgoingHttpHeaders; body: Buffer };

/** Browsers accept Brotli without weighing it. Anyone else's choice is left to the compression. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

/** Whether the request is for the whole of a file. A query would be one more spelling of the same file. */
function isForWholeFile({ method, url = '', headers }: IncomingMessage): boolean {
  const wants = [headers.range, headers['if-none-match'], headers['if-modified-since'], headers.rsc];
  return method === 'GET' && !url.includes('?') && wants.every((header) => header === undefined);
}

/** Keeps what is sent if it turns out to be a compressed file that never changes. */
function keepFrom(response: ServerResponse, keep: (file: KeptFile) => void): void {
  const sent: Buffer[] = [];
  const { write } = response;
  const isKept = () =>
    response.statusCode === 200 &&
    response.getHeader('Content-Encoding') === 'br' &&
    /\bimmutable\b/.test(String(response.getHeader('Cache-Control')));
  // The compression, which is added after this, writes through it.
  response.write = function (this: ServerResponse, ...args: unknown[]) {
    if (args[0] instanceof Uint8Array && isKept()) sent.push(Buffer.from(args[0]));
    return Reflect.apply(write, this, args) as boolean;
  };
  response.on('finish', () => {
    if (!isKept()) return;
    const body = Buffer.concat(sent);
    keep({ headers: { ...response.getHeaders(), 'content-length': body.length }, body });
  });
}

/** Files whose name changes with their content: compressing them per visitor would be most of a first visit's work. */
export function withCompressedFiles(compressed: Handle): Handle {
  const kept = new Map<string, KeptFile>();
  return (request, response) => {
    const { url = '', headers } = request;
    if (!isForWholeFile(request) || !ACCEPTS_BROTLI.test(headers['accept-encoding'] ?? '')) {
      compressed(request, response);
      return;
    }
    const file = kept.get(url);
    if (file) {
      response.writeHead(200, file.headers).end(file.body);
      return;
    }
    keepFrom(response, (made) => kept.set(url, made));
    compressed(request, response);
  };
}
