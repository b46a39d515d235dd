import 'server-only';
import { subscribe } from 'node:diagnostics_channel';

type Asked = { url?: string | undefined; headers: Record<string, string | string[] | undefined> };
type Answer = { flushHeaders: () => void };

const IN_PARTS = /^\/api\/ai\/chat/;
/** Lists. One team, six kilobytes as a rule, is among the packets that go out at once, compressed or not. */
const LONG = /^\/api\/(ai\/history|players\/|teams\/load(?!.*[?&](only|id)=))/;

/**
 * Has a short answer of the API leave in one packet. Next's own server sends the head by itself, and then compresses the
 * body, be it ninety bytes: together half a millisecond of a save, which nobody gets anything for.
 */
export function sendInOnePacket({ url = '', headers }: Asked, answer: Answer): void {
  if (!url.startsWith('/api/') || IN_PARTS.test(url) || LONG.test(url)) return;
  delete headers['accept-encoding'];
  // The head goes with the first bytes of the body then.
  answer.flushHeaders = () => undefined;
}

/** From now on every request of this process is seen before Next sees it. */
export function watchAnswers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: Asked; response: Answer };
    sendInOnePacket(request, response);
  });
}
