import localFont from 'next/font/local';

// No preloading: on a slow phone it delays the first paint by more than half a second.

const text = localFont({
  src: [
    { path: '../node_modules/@fontsource/barlow/files/barlow-latin-500-normal.woff2', weight: '500' },
    { path: '../node_modules/@fontsource/barlow/files/barlow-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-text',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
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
  adjustFontFallback: 'Arial',
});

// Loaded only when a name such as Modrić needs it. The loader accepts only literals, so the range is repeated below.
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
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

const displayExtended = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2',
      weight: '600 700',
    },
  ],
  variable: '--font-display-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

export const fontVariables = [text, display, textExtended, displayExtended].map(({ variable }) => variable).join(' ');
