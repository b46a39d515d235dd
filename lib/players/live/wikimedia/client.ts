import 'server-only';
import type * as z from 'zod/mini';
import { makeAddressShare } from '#lib/platform/address-share.ts';
import { makeGate } from '#lib/platform/gate.ts';
import { createCallGuard } from '#lib/players/live/call-guard.ts';
import { fetchAnswer } from '#lib/players/live/fetch-answer.ts';
import { ShareUsedError, SourceError } from '#lib/players/live/source-error.ts';
import {
  entitiesAnswer,
  type FileInfo,
  FOOTBALLER,
  fileAnswer,
  type Item,
  searchAnswer,
  summaryAnswer,
  toItems,
  toLabels,
} from '#lib/players/live/wikimedia/wire.ts';
import { shortStory } from '#lib/players/portraits/story.ts';

const SOURCE = 'Wikimedia';
const CALLS_PER_MINUTE = 60;
/** The calls that one visitor may cause, so that the others find some left (D45). */
const CALLS_OF_A_VISITOR = 30;
const MINUTE_MS = 60_000;
const CALL_TIMEOUT_MS = 4000;
const AT_ONCE = 2;
const MOST_WAITING = 40;
const WAIT_WHEN_FULL_MS = 5000;

/** In MiB. A well-known player's item has hundreds of statements with references and can reach 1 MB. */
const ITEMS_MOST = 8;
const SEARCH_LIMIT = 10;
/** Latin-script languages that spell names differently. `mul` has spellings shared by all. */
const LANGUAGES = 'en|mul|es|pt|fr|de|it|nl|tr|pl|hr|sv';

/** Only certain widths are available. This is twice the largest circle that shows a face. */
const WIDTH = 250;

export type WikimediaSettings = {
  wikidataUrl: string;
  commonsUrl: string;
  wikipediaUrl: string;
  userAgent: string;
};

export type Wikimedia = {
  /** Footballers only. `isComplete` is false if there may be more. */
  search(name: string): Promise<{ ids: string[]; isComplete: boolean }>;
  items(ids: readonly string[]): Promise<Item[]>;
  labels(ids: readonly string[]): Promise<Record<string, string>>;
  /** Null if the file is gone. */
  file(name: string): Promise<FileInfo | null>;
  /** Null if there is no such article or it isn't about the item. */
  story(title: string, itemId: string): Promise<{ story: string; storyUrl: string } | null>;
};

type Options = WikimediaSettings & { fetcher?: typeof fetch; now?: () => number };

/** Calls the three wikis for a visitor, following their etiquette (D59). Throws a `SourceError` on failure. */
export function createWikimedia({
  fetcher = fetch,
  now = () => performance.now(),
  ...settings
}: Options): (visitor: string) => Wikimedia {
  const guard = createCallGuard({ source: SOURCE, limit: CALLS_PER_MINUTE, now });
  const gate = makeGate(AT_ONCE, MOST_WAITING);
  const takeTurn = makeAddressShare(CALLS_OF_A_VISITOR, MINUTE_MS, now);
  const headers = { 'User-Agent': settings.userAgent };

  async function ask(visitor: string, address: URL, most?: number): Promise<unknown> {
    // Before waiting, so that one visitor's calls can't fill the queue either.
    if (!takeTurn(visitor)) throw new ShareUsedError(SOURCE, MINUTE_MS);
    const call = {
      source: SOURCE,
      address,
      timeoutMs: CALL_TIMEOUT_MS,
      fetcher,
      headers,
      most,
      followsRedirects: true,
    };
    const answer = await gate.pass(async () => ({ body: await guard(() => fetchAnswer(call)) }));
    if (answer === null)
      throw new SourceError(SOURCE, 'too-busy', 'too many waiting', { retryAfterMs: WAIT_WHEN_FULL_MS });
    return answer.body;
  }

  async function api<Answer>(
    visitor: string,
    url: string,
    parameters: Record<string, string>,
    schema: z.ZodMiniType<Answer>,
    most?: number,
  ): Promise<Answer> {
    const address = new URL(`${url}/w/api.php`);
    const common = { format: 'json', formatversion: '2', maxlag: '5' };
    for (const [name, value] of Object.entries({ ...parameters, ...common })) address.searchParams.set(name, value);
    return read(await ask(visitor, address, most), schema);
  }

  return (visitor) => ({
    async search(name) {
      const srsearch = `${searchWords(name)} haswbstatement:P106=${FOOTBALLER}`;
      const parameters = { action: 'query', list: 'search', srsearch, srlimit: `${SEARCH_LIMIT}`, srprop: '' };
      const { search } = (await api(visitor, settings.wikidataUrl, parameters, searchAnswer)).query;
      const ids = search.map(({ title }) => title).filter((title) => /^Q\d{1,12}$/.test(title));
      return { ids, isComplete: search.length < SEARCH_LIMIT };
    },

    async items(ids) {
      const props = 'claims|labels|aliases|sitelinks';
      const parameters = { action: 'wbgetentities', ids: ids.join('|'), props, languages: LANGUAGES };
      const filter = { sitefilter: 'enwiki' };
      return toItems(
        await api(visitor, settings.wikidataUrl, { ...parameters, ...filter }, entitiesAnswer, ITEMS_MOST),
      );
    },

    async labels(ids) {
      const parameters = { action: 'wbgetentities', ids: ids.join('|'), props: 'labels', languages: 'en' };
      return toLabels(await api(visitor, settings.wikidataUrl, parameters, entitiesAnswer));
    },

    async file(name) {
      const parameters = {
        action: 'query',
        prop: 'imageinfo',
        titles: `File:${name.replaceAll('|', ' ')}`,
        iiprop: 'url|extmetadata|mime|size',
        iiextmetadatafilter: 'License|LicenseShortName|LicenseUrl|Artist|Attribution|NonFree',
        iiurlwidth: `${WIDTH}`,
      };
      const [page] = (await api(visitor, settings.commonsUrl, parameters, fileAnswer)).query.pages;
      return page?.imageinfo?.[0] ?? null;
    },

    async story(title, itemId) {
      const path = encodeURIComponent(title.replaceAll(' ', '_'));
      const body = await ask(visitor, new URL(`${settings.wikipediaUrl}/api/rest_v1/page/summary/${path}`));
      if (body === null) return null;
      const { type, extract, wikibase_item, content_urls } = read(body, summaryAnswer);
      const story = type === 'standard' && wikibase_item === itemId ? shortStory(extract) : null;
      const storyUrl = content_urls.desktop.page;
      return story !== null && /^https:\/\/en\.wikipedia\.org\/wiki\/\S+$/.test(storyUrl) ? { story, storyUrl } : null;
    },
  });
}

function read<Answer>(body: unknown, schema: z.ZodMiniType<Answer>): Answer {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SourceError(SOURCE, 'not-json', 'the answer has an unknown form');
  return parsed.data;
}

/** Removes characters that the search would read as operators. */
const searchWords = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'’. -]+/gu, ' ')
    .replace(/(^|\s)[-.]+/g, ' ')
    .trim();
