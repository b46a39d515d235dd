import { MAX_ANSWER, MAX_CITATIONS } from '#types/limits.ts';

/** A source, cited in the text as `[mark]`. */
export type Source = { mark: number; url: string };

const MAX_URL = 2048;
/** Some Perplexity presets write `[web:1]`. */
const MARK = /\[(?:web:)?(\d{1,3})\]/g;
const UNSHOWABLE = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Plain text, safe to show and store (D32). */
export function showable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSHOWABLE, '');
}

/** Null unless it may be linked: http(s), no user name, at most 2048 characters (D32). */
export function linkableUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isLinkable = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isLinkable && url.href.length <= MAX_URL ? url.href : null;
}

/** Renumbers the text's marks to match its links, at most 20, and removes marks without an allowed link. */
export function citeAnswer(text: string, sources: readonly Source[]): { text: string; citations: string[] } {
  const citations: string[] = [];
  const numberOf = new Map<number, number>();
  for (const { mark, url } of sources) {
    const link = linkableUrl(url);
    if (link === null || numberOf.has(mark)) continue;
    if (!citations.includes(link)) {
      if (citations.length === MAX_CITATIONS) continue;
      citations.push(link);
    }
    numberOf.set(mark, citations.indexOf(link) + 1);
  }
  const marked = showable(text).replace(MARK, (_, mark: string) => {
    const number = numberOf.get(Number(mark));
    return number === undefined ? '' : `[${number}]`;
  });
  return { text: marked.slice(0, MAX_ANSWER).toWellFormed().trim(), citations };
}

export type AnswerPart = { at: number; text: string } | { at: number; mark: number; url: string };

export function splitMarks(text: string, citations: readonly string[]): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const mark = Number(match[1]);
    const url = citations[mark - 1];
    if (url === undefined) continue;
    if (match.index > from) parts.push({ at: from, text: text.slice(from, match.index) });
    parts.push({ at: match.index, mark, url });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}

export function sourceHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
