import 'server-only';
import { createJoin } from '#lib/platform/join-calls.ts';
import type { AnswerCache } from '#lib/players/live/client.ts';
import { ShareUsedError } from '#lib/players/live/source-error.ts';
import type { Wikimedia } from '#lib/players/live/wikimedia/client.ts';
import type { FileInfo, Item } from '#lib/players/live/wikimedia/wire.ts';
import { readCredit } from '#lib/players/portraits/credit.ts';
import { identify, match, type Person } from '#lib/players/portraits/identity.ts';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { isAllowedImageUrl } from '#types/image-url.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { PlayerProfile, Portrait } from '#types/portrait.ts';

/** The cache keeps everything for 30 days. */
const NOTHING_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** In addition to the name. Each costs two calls. */
const MOST_ALIASES = 2;

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

export type Portraits = {
  /** Null if there is none that is certain and free. Throws a `SourceError` if that can't be determined now. */
  portraitOf(person: Person): Promise<Portrait | null>;
  profileOf(person: Person): Promise<PlayerProfile>;
};

type Known = Pick<Item, 'id' | 'image' | 'height' | 'birthPlaceId' | 'article'>;

type Options = { wikis: (visitor: string) => Wikimedia; cache: AnswerCache; now?: () => number };

/** For one visitor. All share what was found. */
export function createPortraits({ wikis: wikisFor, cache, now = Date.now }: Options): (visitor: string) => Portraits {
  const join = createJoin((failure) => failure instanceof ShareUsedError);

  /** Failures are never cached. 'Nothing found' is checked again every week. */
  function kept<Found>(key: readonly string[], load: () => Promise<Found | null>): Promise<Found | null> {
    const answer = (week: number) => cache([...key, `${week}`], async () => ({ found: await load(), foundAt: now() }));
    return join(key.join(' '), async () => {
      const { found, foundAt } = await answer(0);
      const week = Math.floor((now() - foundAt) / NOTHING_KEPT_MS);
      return found !== null || week <= 0 ? found : (await answer(week)).found;
    });
  }

  const itemOf = (person: Person, wikis: Wikimedia) =>
    kept(['item', person.name, person.born, ...person.nations], () => findItem(person, wikis));

  const portraitsWith = (wikis: Wikimedia): Portraits => ({
    async portraitOf(person) {
      const { image = null } = (await itemOf(person, wikis)) ?? {};
      if (image === null) return null;
      return kept(['file', image], async () => {
        const file = await wikis.file(image);
        return file && toPortrait(file);
      });
    },

    async profileOf(person) {
      const item = await itemOf(person, wikis);
      if (item === null) return {};
      const { id, article, birthPlaceId, height } = item;
      const story = article === null ? null : await kept(['story', article, id], () => wikis.story(article, id));
      const birthPlace =
        birthPlaceId === null
          ? null
          : await kept(['label', birthPlaceId], async () => (await wikis.labels([birthPlaceId]))[birthPlaceId] ?? null);
      return {
        ...(story && { ...story, story: cleanText(story.story, Number.POSITIVE_INFINITY) }),
        ...(birthPlace && { birthPlace: cleanText(birthPlace, MAX_TEXT) }),
        ...(height !== '' && { bodyHeight: height }),
      };
    },
  });

  return (visitor) => portraitsWith(wikisFor(visitor));
}

async function findItem(person: Person, wikis: Wikimedia): Promise<Known | null> {
  for (const name of [person.name, ...person.aliases.slice(0, MOST_ALIASES)]) {
    const { ids, isComplete } = await wikis.search(name);
    const items = ids.length === 0 ? [] : await wikis.items(ids);
    const candidates = await withNations(person, items, wikis);
    const identity = identify(person, { candidates, isComplete });
    if (identity.found === 'several') return null;
    const item = identity.found === 'one' && items.find(({ id }) => id === identity.id);
    if (item) {
      const { id, image, height, birthPlaceId, article } = item;
      return { id, image, height, birthPlaceId, article };
    }
  }
  return null;
}

/** Loads the nations' names only if nothing but the year fits. */
async function withNations(person: Person, items: readonly Item[], wikis: Wikimedia) {
  const candidates = items.map((item) => ({ ...item, nations: [] as string[] }));
  const kinds = candidates.map((candidate) => match(person, candidate));
  if (kinds.includes('day')) return candidates;
  const unsure = candidates.filter((_, index) => kinds[index] === 'year');
  const ids = [...new Set(unsure.flatMap(({ nationIds }) => nationIds))].slice(0, 50);
  if (ids.length === 0) return candidates;
  const labels = await wikis.labels(ids);
  return candidates.map((candidate) => ({
    ...candidate,
    nations: candidate.nationIds.flatMap((id) => labels[id] ?? []),
  }));
}

function toPortrait({
  thumburl,
  thumbwidth,
  thumbheight,
  mime,
  descriptionurl,
  extmetadata,
}: FileInfo): Portrait | null {
  const { License, LicenseShortName, LicenseUrl, Artist, Attribution, NonFree } = extmetadata;
  const credit = readCredit({
    license: License?.value ?? '',
    licenseShortName: LicenseShortName?.value ?? '',
    licenseUrl: LicenseUrl?.value ?? '',
    artist: Artist?.value ?? '',
    attribution: Attribution?.value ?? '',
    nonFree: NonFree?.value ?? '',
    page: descriptionurl,
  });
  const isPicture = PICTURES.includes(mime) && isAllowedImageUrl(thumburl) && thumbwidth >= 1 && thumbheight >= 1;
  if (!isPicture || credit === null) return null;
  return { image: thumburl, width: Math.round(thumbwidth), height: Math.round(thumbheight), credit };
}
