const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

/** Commons repeats 'Unknown author' in a hidden element. */
const UNSEEN = /<(\w+)[^>]*style="[^"]*display:\s*none[^"]*"[^>]*>.*?<\/\1>|<(style|script)\b.*?<\/\2>|<!--.*?-->/gis;

function decodeEntity(whole: string, name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith('#')) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return ENTITIES.get(name.toLowerCase()) ?? whole;
}

/** The visible text of a short piece of HTML, on one line. The result is plain text: escape it like any other. */
export function plainText(html: string): string {
  return html
    .replace(UNSEEN, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;)])/g, '$1')
    .trim();
}
