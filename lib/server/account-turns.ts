import 'server-only';
import { AppError } from '#lib/platform/errors.ts';
import { type Gate, makeGate } from '#lib/platform/gate.ts';
import { TOO_MANY_CHANGES } from '#lib/platform/messages/cloud.ts';

type Turns = <Value>(userId: string, work: () => Promise<Value>) => Promise<Value>;

/** Each account does `running` things at once (D45). Further ones wait at most `patienceMs` and are then rejected. */
export function makeAccountTurns({ running, patienceMs }: { running: number; patienceMs: number }): Turns {
  const accounts = new Map<string, { gate: Gate; callers: number }>();

  return async (userId, work) => {
    const account = accounts.get(userId) ?? { gate: makeGate(running, Number.POSITIVE_INFINITY), callers: 0 };
    accounts.set(userId, account);
    account.callers += 1;
    const wait = AbortSignal.timeout(patienceMs);
    let hasBegun = false;
    try {
      return await account.gate.run(() => {
        hasBegun = true;
        return work();
      }, wait);
    } catch (error) {
      throw hasBegun ? error : tooMany(error);
    } finally {
      account.callers -= 1;
      if (account.callers === 0) accounts.delete(userId);
    }
  };
}

const tooMany = (cause: unknown) =>
  new AppError('rate-limited', TOO_MANY_CHANGES, { cause, headers: { 'Retry-After': '5' } });

/** Changes of teams, in this process. The browser waits 5 s for the response, and it should hear why. */
export const inAccountTurn = makeAccountTurns({ running: 2, patienceMs: 4000 });
