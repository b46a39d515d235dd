import { NAMED_FILES } from '#lib/offline/route.ts';

/** Browsers without modules don't have service workers. */
const LEGACY_SCRIPT = /<script[^>]*\snomodule\b[^>]*>/gi;

/** Scripts name the parts that load later. Style sheets name fonts relative to their own folder. */
const MENTIONS = [
  { pattern: /static\/((?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2))/g, prefix: '/_next/static/' },
  { pattern: /\.\.\/(media\/[\w.~-]+\.woff2)/g, prefix: '/_next/static/' },
  { pattern: /\/((?:player-index|world-cups)\/[\w.-]+\.json)/g, prefix: '/' },
];

function mentionedIn(text: string): string[] {
  return MENTIONS.flatMap(({ pattern, prefix }) => [...text.matchAll(pattern)].map(([, path]) => `${prefix}${path}`));
}

/** Every file the page names, those that they name, and so on. `read` fetches a file's text and rejects if there is none. */
export async function offlineFiles(html: string, read: (path: string) => Promise<string>): Promise<string[]> {
  const files = new Set<string>();
  const follow = async (text: string): Promise<void> => {
    const found = [...new Set(mentionedIn(text))].filter((path) => !files.has(path));
    for (const path of found) files.add(path);
    const texts = await Promise.all(found.map(read));
    await Promise.all(texts.map((content, index) => /\.(?:js|css)$/.test(found[index] ?? '') && follow(content)));
  };
  await follow(html.replaceAll(LEGACY_SCRIPT, ''));
  return [...[...files].sort(), ...NAMED_FILES];
}
