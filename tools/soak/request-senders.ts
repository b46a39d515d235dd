import { newTeam } from '#lib/team/formation/formations.ts';
import { answerOf } from '#scripts/test/test-accounts.ts';
import type { Answered, Generated } from '#tools/soak/generated-requests.ts';
import { MARKS } from '#tools/soak/request-targets.ts';

export type SendingAccount = { id: string; email: string; token: string };

/** An account with a team and one-time keys for its requests. */
export type Sender = SendingAccount & {
  /** What no other account may see: the id, the address and all teams. */
  own: string[];
} & Record<'team' | 'begun' | 'code' | 'state' | 'session', string>;

export async function makeSender(base: string, account: SendingAccount): Promise<Sender> {
  const team = await saveTeam(base, account);
  return {
    ...account,
    own: [account.id, account.email, team],
    team,
    session: await finishSportsLogin(base, await beginSportsLogin(base)),
    ...(await beginSportsLogin(base)),
  };
}

async function saveTeam(base: string, { id, token }: SendingAccount): Promise<string> {
  const answer = await answerOf<{ teamId: string }>(
    fetch(`${base}/api/teams/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ team: { ...newTeam(), name: `Of ${id}` }, asNew: true }),
    }),
  );
  return answer.teamId;
}

type Begun = { begun: string; code: string; state: string };

const cookieOf = ({ headers }: Response, name: string) =>
  new RegExp(`^${name}=([^;]*)`, 'm').exec(headers.getSetCookie().join('\n'))?.[1] ?? '';

/** Runs a sign-in up to the provider's approval. */
async function beginSportsLogin(base: string): Promise<Begun> {
  const start = await fetch(`${base}/api/oauth/start`, { redirect: 'manual' });
  const agreed = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const { code = '', state = '' } = Object.fromEntries(new URL(agreed.headers.get('location') ?? '').searchParams);
  return { begun: cookieOf(start, '__Host-oauth_tx'), code, state };
}

async function finishSportsLogin(base: string, { begun, code, state }: Begun): Promise<string> {
  const answer = await fetch(`${base}/api/oauth/exchange`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `__Host-oauth_tx=${begun}` },
    body: JSON.stringify({ code, state }),
  });
  return cookieOf(answer, '__Host-oauth');
}

const senderIndex = ({ bearer }: Generated) => (typeof bearer === 'number' ? bearer : 0);

/** The account whose values the request contains, or the first one if it is anonymous. */
export function senderOf(generated: Generated, senders: readonly Sender[]): Sender {
  return senders[senderIndex(generated)] as Sender;
}

/** Replaces `MARKS` with the sender's values. */
export function filled(generated: Generated, senders: readonly Sender[]): Generated {
  const other = senders[(senderIndex(generated) + 1) % senders.length] as Sender;
  const { id, team, begun, code, state, session } = senderOf(generated, senders);
  const values = { user: id, team, foreignTeam: other.team, begun, code, state, session };
  const fill = (text: string) =>
    Object.entries(MARKS).reduce((so, [name, mark]) => so.replaceAll(mark, values[name as keyof typeof MARKS]), text);
  const { path, headers, body } = generated;
  return {
    ...generated,
    path: fill(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    body: body && Buffer.from(fill(body.toString('latin1')), 'latin1'),
  };
}

/** Replaces what the request used up. */
export async function renew(
  base: string,
  sender: Sender,
  sent: Generated,
  { status, headers, text }: Answered,
): Promise<void> {
  const { route, method } = sent;
  if (route === '/api/teams/{}' && method === 'DELETE' && status === 200) {
    sender.team = await saveTeam(base, sender);
    sender.own.push(sender.team);
  }
  const isUsedUp = status === 200 || status === 502 || text.includes('"already-used"');
  if (route === '/api/oauth/exchange' && isUsedUp) Object.assign(sender, await beginSportsLogin(base));
  const kept = /__Host-oauth=([^;,]+)/.exec(String(headers['set-cookie']))?.[1];
  if (kept !== undefined) sender.session = kept;
  else if (route === '/api/oauth/refresh' && status === 502)
    sender.session = await finishSportsLogin(base, await beginSportsLogin(base));
}
