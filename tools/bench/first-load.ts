import { gzipSync } from 'node:zlib';

const SCRIPT = /<script\b[^>]*>/g;
const SOURCE = /\bsrc="(?<source>[^"]+)"/;

/** KiB (gzip) of the scripts in the page's HTML, without those for browsers that lack modules. */
export async function firstLoadJavaScript(page: string): Promise<number> {
  const html = await (await fetch(page)).text();
  const tags = (html.match(SCRIPT) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => SOURCE.exec(tag)?.groups?.source ?? []));
  if (sources.size === 0) throw new Error(`${page} names no scripts.`);
  const sizes = [...sources].map(async (source) => {
    const response = await fetch(new URL(source, page));
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    return gzipSync(await response.bytes()).length / 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
