import type { BuilderStore } from '#lib/builder/store.ts';
import { mayLoadUnaskedNow } from '#lib/platform/connection.ts';
import { askForPortrait, mayHavePortrait } from '#lib/players/ask-portrait.ts';
import { cachedImage, cacheImage } from '#lib/players/image-cache.ts';
import { createPortraitQueue } from '#lib/players/portrait-queue.ts';
import { everyone } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';

const ANSWER_LIMIT_MS = 12_000;
const IMAGE_LIMIT_MS = 10_000;

function isVisible({ id }: Player): boolean {
  const face = document.querySelector(`main [data-player="${CSS.escape(id)}"]`);
  if (!face) return false;
  const { top, bottom, left, right } = face.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Loads the picture first, so the shirt stays if it's missing. */
async function show(player: Player, url: string): Promise<void> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  const limit = setTimeout(() => image.removeAttribute('src'), IMAGE_LIMIT_MS);
  const isThere = await image.decode().then(
    () => true,
    () => false,
  );
  clearTimeout(limit);
  if (isThere) cacheImage(player, url, Date.now());
}

/** Requests portraits of everyone in the team, now and after each change. Returns a stop function. */
export function watchTeam(store: BuilderStore): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const queue = createPortraitQueue({
    ask: (player) =>
      askForPortrait(player, {
        story: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
      }),
    show,
    isMissing: (player) => mayHavePortrait(player) && cachedImage(player, Date.now()) === null,
    mayAsk: mayLoadUnaskedNow,
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
