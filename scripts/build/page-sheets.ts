/** Which style sheets a page names that Next.js wrote: those that stand in it, and those of which React reads in its data. */

/** What Next.js writes for React: one JavaScript string, in the page or in the script that now holds its data. */
export const DATA = /(?<=self\.__next_f\.push\(\[1,)"(?:[^"\\]|\\.)*"(?=\]\))/g;
export const HEAD_STYLE = /<style [^>]*data-href="(?<addresses>[^"]+)"[^>]*>(?<text>[^<]*)/g;
/** One sheet in the data, read as text: its own text, or `$` and the number of the row that is its text. */
export const SHEET = /(?<="precedence":"next","href":"(?<address>[^"]+)","children":)"(?<text>(?:[^"\\]|\\.)*)"/g;

/** Addresses of the sheets that stand in a page, which holds several in one element. */
export function sheetsInHead(html: string): Set<string> {
  return new Set([...html.matchAll(HEAD_STYLE)].flatMap(({ groups }) => (groups?.addresses ?? '').split(' ')));
}

/** Addresses of the sheets in the data: React sets each as a style element where the page does not hold it. @param code scripts */
export function sheetsInData(code: string): Set<string> {
  // A row may begin in one piece and end in the next.
  const rows = [...code.matchAll(DATA)].map(([data]) => JSON.parse(data) as string).join('');
  return new Set([...rows.matchAll(SHEET)].map(({ groups }) => groups?.address ?? ''));
}
