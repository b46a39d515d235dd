import type { Player } from '#types/player.ts';
import type { PortraitAnswer } from '#types/portrait.ts';

const AT_ONCE = 2;
const MOST_ATTEMPTS = 3;
const PAUSE_AFTER_FAILURE_MS = 30_000;

type Tools = {
  ask: (player: Player) => Promise<PortraitAnswer>;
  show: (player: Player, image: string) => Promise<void>;
  isMissing: (player: Player) => boolean;
  /** False when offline or on a metered connection. */
  mayAsk: () => boolean;
  isVisible: (player: Player) => boolean;
};

export type PortraitQueue = {
  want: (players: readonly Player[]) => void;
  /** Call this when the connection returns. */
  resume: () => void;
  stop: () => void;
};

/** Requests portraits politely: two at a time, visible players first, pausing when the server says so (D59). */
export function createPortraitQueue({ ask, show, isMissing, mayAsk, isVisible }: Tools): PortraitQueue {
  let wanted: readonly Player[] = [];
  const attempts = new Map<string, number>();
  const underWay = new Set<string>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const isOpen = (player: Player) =>
    !underWay.has(player.id) && (attempts.get(player.id) ?? 0) < MOST_ATTEMPTS && isMissing(player);

  function pauseFor(time: number): void {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      advance();
    }, time);
  }

  async function settle(player: Player): Promise<void> {
    const answer = await ask(player);
    if (answer.image !== null) await show(player, answer.image);
    if (answer.image === null && answer.retryAfter !== undefined) pauseFor(answer.retryAfter * 1000);
    else attempts.set(player.id, MOST_ATTEMPTS);
  }

  async function send(player: Player): Promise<void> {
    underWay.add(player.id);
    attempts.set(player.id, (attempts.get(player.id) ?? 0) + 1);
    try {
      await settle(player);
    } catch {
      pauseFor(PAUSE_AFTER_FAILURE_MS);
    } finally {
      underWay.delete(player.id);
    }
    advance();
  }

  function advance(): void {
    while (!isStopped && pause === undefined && underWay.size < AT_ONCE && mayAsk()) {
      const open = wanted.filter(isOpen);
      const next = open.find(isVisible) ?? open[0];
      if (!next) return;
      void send(next);
    }
  }

  return {
    want: (players) => {
      wanted = players;
      advance();
    },
    resume: advance,
    stop: () => {
      isStopped = true;
      clearTimeout(pause);
    },
  };
}
