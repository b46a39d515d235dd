import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createClient } from '@supabase/supabase-js';

export type Reach = { url: string; anonKey: string; serviceKey: string; jwtSecret: string; controlUrl: string };
export type Mail = { to: string; subject: string; link: string; code: string | null };
type Running = {
  reach: Reach;
  nextMail: () => Promise<Mail>;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<number | null>;
  kill: () => Promise<number | null>;
};

const started: ChildProcess[] = [];

export function killBackends(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

export function launch(options: object): ChildProcess {
  const child = spawn(process.execPath, ['supabase/tests/backend-process.ts', JSON.stringify(options)], {
    env: { ...process.env, LITE_TELEMETRY: '0', NODE_ENV: 'test' },
  });
  started.push(child);
  return child;
}

export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );

/** Starts a separate embedded backend that runs until `killBackends`. */
export async function start(options: object = {}): Promise<Running> {
  const child = launch(options);
  const waiting: ((mail: Mail) => void)[] = [];
  const mails: Mail[] = [];
  const reach = await new Promise<Reach>((resolve, reject) => {
    let first = true;
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      if (first) resolve(JSON.parse(line) as Reach);
      else {
        const mail = JSON.parse(line) as Mail;
        const next = waiting.shift();
        if (next) next(mail);
        else mails.push(mail);
      }
      first = false;
    });
  });
  return {
    reach,
    query: async (sql) => (await fetch(reach.controlUrl, { method: 'POST', body: sql })).json(),
    nextMail: () => {
      const mail = mails.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    stop: () => {
      child.stdin?.end();
      return ended(child);
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended(child);
    },
  };
}

export async function refusal(options: object): Promise<string> {
  const child = launch(options);
  let printed = '';
  child.stderr?.on('data', (data) => {
    printed += data;
  });
  if ((await ended(child)) !== 1) throw new Error(`The start did not fail: ${printed}`);
  return printed;
}

export const clientOf = ({ url, anonKey }: Reach) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });

export function verify(reach: Reach, link: string) {
  const { searchParams } = new URL(link);
  const type = searchParams.get('type') as 'signup' | 'recovery' | 'email_change';
  return clientOf(reach).auth.verifyOtp({ type, token_hash: searchParams.get('token_hash') ?? '' });
}
