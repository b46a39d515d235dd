import * as z from 'zod/mini';
import { parsed } from '#lib/draft/stored-draft.ts';
import { readPlayAddress } from '#lib/match/play-address.ts';

/** A challenge that hasn't been played yet: where it is opened, and against whom. */
export type Waiting = { address: string; name: string };

const waitingSchema = z.array(z.object({ address: z.string().check(z.regex(/^\/play/)), name: z.string() }));
const MOST_WAITING = 5;

/** Newest first. */
export const readWaiting = (text: string | null): readonly Waiting[] => parsed(waitingSchema, text) ?? [];

export const withWaiting = (waiting: readonly Waiting[], added: Waiting): Waiting[] =>
  [added, ...withoutWaiting(waiting, added.address)].slice(0, MOST_WAITING);

/** Whatever its address says besides: how far it has been played, and with which team. */
export const withoutWaiting = (waiting: readonly Waiting[], address: string): Waiting[] =>
  waiting.filter((one) => challengeIn(one.address) !== challengeIn(address));

function challengeIn(address: string): string {
  const { against, draft, picks } = readPlayAddress(address.slice(address.indexOf('#')));
  return JSON.stringify([against, draft, picks]);
}
