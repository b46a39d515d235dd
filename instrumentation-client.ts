import { showFonts } from '#app/show-fonts.ts';

/**
 * Next.js evaluates this file first, on every page that it makes interactive. Left alone it goes on to evaluate React, itself
 * and the page in one task, for which a slow phone needs a quarter of a second in which it answers no finger. Here React is
 * evaluated before it is needed in a task of its own, and the start of the page waits for that.
 */

/** A script that must run before the page starts, as `next/script` hands it over (`beforeInteractive`); an empty one here. */
type EarlyScript = [source: 0, attributes: { children: string }];

// Next.js gives each of them a task, which comes after the one that is asked for here.
const page: typeof self & { __next_s?: EarlyScript[] } = self;
page.__next_s = [...(page.__next_s ?? []), [0, { children: '' }]];
setTimeout(() => import('react-dom/client'));
showFonts();
