import { MAX_ANSWER, MAX_CITATIONS } from '#types/limits.ts';

/** Where an answer has something from: `mark` is the number by which its text names it, `[1]` being the first. */
export type Source = { mark: number; url: string };

const MAX_URL = 2048;
/** Providers write `[1]`, and some of their presets `[web:1]`. */
const MARK = /\[(?:web:)?(\d{1,3})\]/g;
/** Controls and marks that turn the reading direction; line breaks and tabs stay. */
const UNSHOWABLE = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** A part of a provider's text as it may be shown and stored: characters, never markup (D32). */
export function showable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSHOWABLE, '');
}

/** The address as it may be linked (D32): http or https, no user part, at most 2048 characters; null otherwise. */
export function linkableUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isLinkable = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isLinkable && url.href.length <= MAX_URL ? url.href : null;
}

/**
 * A whole answer and its links: at most 20, each once, and the marks in the text numbered by them. A mark whose source
 * may not be linked is taken out of the text.
 */
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

/** A piece of an answer, `at` so many units: words, or the number of a citation together with its address. */
export type AnswerPart = { at: number; text: string } | { at: number; mark: number; url: string };

/** The answer with its marks parted from the words, so that they can become links. */
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

/** What stands for a source: its host, without the `www.` that says nothing. */
export function sourceHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
