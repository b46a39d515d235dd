import { afterFrame } from '#hooks/after-frame.ts';

/** What the first screen is written in; the faces are those of app/fonts.css. */
const FACES = ["500 1em 'text'", "600 1em 'text'", "600 1em 'display'", "700 1em 'display'"];

/** What the fonts are shown in, in order: parts of a page by their `data-part`, then all the rest (globals.css). */
const PLACES = ['pitch', 'search', 'aside', 'page'];

/** ms. What has not come by then comes by itself. */
const LATEST = 5000;

function showIn([place, ...others]: readonly string[]): void {
  if (place === undefined) return;
  const { dataset } = document.documentElement;
  dataset.fonts = `${dataset.fonts ?? ''} ${place}`;
  afterFrame(() => showIn(others));
}

async function show(): Promise<void> {
  const faces = FACES.map((face) => document.fonts.load(face));
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, LATEST))]);
  showIn(PLACES);
}

/**
 * The first paint is in letters of the device, of the same width (globals.css). The fonts are asked for after it, behind the
 * scripts, and shown when all have come or failed, or after five seconds whichever are here: a page that names fonts which
 * are still on their way takes three times as long to lay out, and is laid out again for each that comes. They are shown in
 * one part a frame, so that a slow phone never has the whole page to lay out.
 */
export function showFonts(): void {
  afterFrame(() => void show());
}
