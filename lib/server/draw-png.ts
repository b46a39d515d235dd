import 'server-only';
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { FONT_FILES } from '#lib/server/picture-fonts.ts';
import { PICTURE_FONTS } from '#lib/share/team-picture.ts';

/** On a busy machine, drawing takes longer than the processor time it needs. */
const DEADLINE_MS = 6000;

/** A process of its own, because native code can't be stopped. As text, because a bundler would move a file. */
const SCRIPT = `
  const { renderAsync } = require('@resvg/resvg-js');
  const parts = [];
  process.stdin.on('data', (part) => parts.push(part)).on('end', async () => {
    const { svg, options, mostMs } = JSON.parse(Buffer.concat(parts));
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (user + system > mostMs * 1000) process.kill(process.pid, 'SIGKILL');
    }, 20);
    const image = await renderAsync(svg, options);
    process.stdout.write(image.asPng(), () => process.exit());
  });
`;

type Limits = {
  /** Processor time. */
  mostMs: number;
  deadlineMs?: number;
  signal: AbortSignal | undefined;
};

/** Null if the drawing took too long or nobody waits for it any more. Throws if it can't be drawn at all. */
export async function drawPng(
  svg: string,
  { mostMs, deadlineMs = DEADLINE_MS, signal }: Limits,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (signal?.aborted) return null;
  // Without the settings, which contain keys.
  const child = spawn(process.execPath, ['--eval', SCRIPT], { env: { NODE_ENV: 'production' } });
  const end = () => child.kill('SIGKILL');
  const deadline = setTimeout(end, deadlineMs);
  signal?.addEventListener('abort', end);
  try {
    const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
      child.on('error', reject).on('close', (code, killedBy) => resolve(killedBy ?? code));
    });
    const printed = Promise.all([ended, buffer(child.stdout), buffer(child.stderr)]);
    // Fails if the child ends before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify({ svg, options: OPTIONS, mostMs }));
    const [how, png, errors] = await printed;
    if (how === 0) return new Uint8Array(png);
    if (how === 'SIGKILL') return null;
    throw new Error(`The picture was not drawn (${how}): ${errors.toString().slice(0, 500)}`);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', end);
  }
}

const OPTIONS = {
  font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: PICTURE_FONTS[0] },
  logLevel: 'off',
};
