import type { BuilderStore } from '#lib/builder/store.ts';
import { askForPortrait, mayHavePortrait } from '#lib/players/ask-portrait.ts';
import { cachedImage, cacheImage } from '#lib/players/image-cache.ts';
import { createPortraitQueue } from '#lib/players/portrait-queue.ts';
import { everyone } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';

const ANSWER_LIMIT = 12_000;
const IMAGE_LIMIT = 10_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not on a connection whose owner or speed asks for little data. */
function mayAsk(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const isSlow = /2g$/.test(connection?.effectiveType ?? '');
  return navigator.onLine && !connection?.saveData && !isSlow && !matchMedia('(prefers-reduced-data: reduce)').matches;
}

function isVisible({ id }: Player): boolean {
  const face = document.querySelector(`main [data-player="${CSS.escape(id)}"]`);
  if (!face) return false;
  const { top, bottom, left, right } = face.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Loads the picture before anything changes, so a missing one leaves the shirt as it is. */
async function show(player: Player, url: string): Promise<void> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  const limit = setTimeout(() => image.removeAttribute('src'), IMAGE_LIMIT);
  const isThere = await image.decode().then(
    () => true,
    () => false,
  );
  clearTimeout(limit);
  if (isThere) cacheImage(player, url, Date.now());
}

/** Asks for the portraits of everyone in the team, now and after each change. Returns a function that ends it. */
export function watchTeam(store: BuilderStore): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const queue = createPortraitQueue({
    ask: (player) =>
      askForPortrait(player, {
        story: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT)]),
      }),
    show,
    isMissing: (player) => mayHavePortrait(player) && cachedImage(player, Date.now()) === null,
    mayAsk,
    isVisible,
  });
  const want = () => queue.want(everyone(store.getState().team));
  const unsubscribe = store.subscribe((now, before) => {
    if (now.team !== before.team) want();
  });
  window.addEventListener('online', queue.resume, { signal });
  want();
  return () => {
    controller.abort();
    unsubscribe();
    queue.stop();
  };
}
