import localFont from 'next/font/local';

// Files of @fontsource/barlow and @fontsource/barlow-condensed (SIL OFL). The extended letters (Modrić, Şükür) load when a
// name needs them. Nothing is preloaded: for preloaded fonts Chromium holds back the first paint, by 70 ms on a slow phone.
// The loader is read at build time, so its arguments must be plain literals.
const text = localFont({
  src: [
    { path: '../node_modules/@fontsource/barlow/files/barlow-latin-500-normal.woff2', weight: '500' },
    { path: '../node_modules/@fontsource/barlow/files/barlow-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-text',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const textExtended = localFont({
  src: [
    { path: '../node_modules/@fontsource/barlow/files/barlow-latin-ext-500-normal.woff2', weight: '500' },
    { path: '../node_modules/@fontsource/barlow/files/barlow-latin-ext-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-text-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const display = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
      weight: '600',
    },
    {
      path: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
      weight: '700',
    },
  ],
  variable: '--font-display',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const displayExtended = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2',
  variable: '--font-display-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Classes for the root element: they define the font variables that globals.css uses. */
export const fontClasses = [text, textExtended, display, displayExtended].map((font) => font.variable).join(' ');

const faces = [
  `500 1em ${text.style.fontFamily}`,
  `600 1em ${text.style.fontFamily}`,
  `600 1em ${display.style.fontFamily}`,
  `700 1em ${display.style.fontFamily}`,
];

/** What the fonts are shown in, in order: parts of a page by their `data-part`, then all the rest (globals.css). */
const PLACES = ['pitch', 'search', 'aside', 'page'];

/**
 * A script for every page. The first paint is in letters of the device, of the same width (globals.css). The fonts are asked
 * for after it and shown when all have come or failed, or after five seconds whichever are here: a page that names fonts
 * which are still on their way takes three times as long to lay out, and is laid out again for each that comes. They are
 * shown in one part a frame, so that a slow phone never has the whole page to lay out. A page in the background has no frames.
 */
export const SHOW_FONTS_SCRIPT = `{
  const root = document.documentElement;
  const soon = (work) => (document.hidden ? work() : requestAnimationFrame(() => setTimeout(work)));
  const showIn = ([place, ...others]) => {
    root.dataset.fonts = (root.dataset.fonts ?? '') + ' ' + place;
    if (others.length > 0) soon(() => showIn(others));
  };
  soon(async () => {
    const faces = ${JSON.stringify(faces)}.map((face) => document.fonts.load(face));
    await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, 5000))]);
    showIn(${JSON.stringify(PLACES)});
  });
}`;
