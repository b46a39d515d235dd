/**
 * Next.js writes the style sheets of a page into it three times: in its head, and twice in the data from which React takes
 * the page over. There React looks for a sheet by its address, finds it in the head and never reads its text again, but a
 * third of what a phone fetches before it can paint is these copies, where a host compresses by gzip. So a sheet that is in
 * the head is left out of the data.
 */
import { readFileSync } from 'node:fs';
import { builtPages } from '#scripts/build/inline-code.ts';
import { readPageData } from '#scripts/build/page-data.ts';
import { DATA, HEAD_STYLE, SHEET, sheetsInData, sheetsInHead } from '#scripts/build/page-sheets.ts';

type Row = {
  /** Hexadecimal; none where the row is a hint. */
  id: string;
  /** A row of text has its length in bytes before it, every other ends with its line. */
  isText: boolean;
  body: string;
};

/** @returns null when the data ends within a row */
function rowsOf(data: string): Row[] | null {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0);
    const comma = bytes.indexOf(',', colon);
    const start = isText ? comma + 1 : colon + 1;
    const end = isText
      ? start + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
      : bytes.indexOf('\n', at);
    if (colon < at || end < start || end > bytes.length) return null;
    rows.push({ id, isText, body: bytes.toString('utf8', start, end) });
    at = isText ? end : end + 1;
  }
  return rows;
}

const written = ({ id, isText, body }: Row) =>
  isText ? `${id}:T${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${body}\n`;

/** As Next.js writes a string into a script: nothing in it can end the script. */
const quoted = (text: string) =>
  JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** @returns the page, with every style sheet of its head in it once; the same text when it is so already */
export function withStylesOnce(html: string): string {
  const head = sheetsInHead(html);
  return html.replaceAll(DATA, (data) => {
    const rows = rowsOf(JSON.parse(data) as string);
    if (rows === null) return data;
    const left = new Set<string>();
    const needed = new Set<string>();
    const emptied = rows.map((row) => {
      if (row.isText) return row;
      const body = row.body.replaceAll(SHEET, (sheet, address: string, text: string) => {
        const isInHead = head.has(address);
        if (text.startsWith('$')) (isInHead ? left : needed).add(text.slice(1));
        return isInHead && !text.startsWith('$') ? '""' : sheet;
      });
      return { ...row, body };
    });
    return quoted(
      emptied
        .map((row) => (left.has(row.id) && !needed.has(row.id) ? { ...row, isText: false, body: '""' } : row))
        .map(written)
        .join(''),
    );
  });
}

/** Pages of the build in `.next` whose style sheets, or the first of them, are in their data too. */
export function pagesWithStylesTwice(): string[] {
  return builtPages()
    .filter((file) => {
      const html = readFileSync(file, 'utf8');
      const texts = [...html.matchAll(HEAD_STYLE)].map(({ groups }) => groups?.text ?? '');
      const sheets = texts.filter((text) => text !== '').map((text) => quoted(text).slice(1, 100));
      const data = readPageData(file);
      return sheets.some((sheet) => data.includes(sheet));
    })
    .map((file) => `${file}: its style sheets are in it twice`);
}

/**
 * Pages of the build in `.next` whose data do not name a sheet that stands in them. They name each, so then their form is
 * another than the one read here, and the policy would miss the sheets that they alone name.
 */
export function pagesWithSheetsUnread(): string[] {
  return builtPages()
    .filter((file) => !sheetsInHead(readFileSync(file, 'utf8')).isSubsetOf(sheetsInData(readPageData(file))))
    .map((file) => `${file}: the style sheets that its data name cannot be read`);
}
