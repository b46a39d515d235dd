import 'server-only';
import * as z from 'zod/mini';
import type { BirthDate, Candidate } from '#lib/players/portraits/identity.ts';

export const FOOTBALLER = 'Q937857';
const HUMAN = 'Q5';
const GENDERS: ReadonlyMap<string, 'M' | 'F'> = new Map(Object.entries({ Q6581097: 'M', Q6581072: 'F' }));
const METRE = 'Q11573';
const CENTIMETRE = 'Q174728';

const text = z.catch(z.string(), '');
const anything = z.catch(z.array(z.unknown()), []);

export const searchAnswer = z.object({
  query: z.object({ search: z.array(z.object({ title: z.string() })) }),
});

const languageText = z.object({ value: z.string() });

const entity = z.object({
  id: z.string().check(z.regex(/^Q\d{1,12}$/)),
  labels: z.catch(z.record(z.string(), languageText), {}),
  aliases: z.catch(z.record(z.string(), z.array(languageText)), {}),
  claims: z.catch(z.record(z.string(), anything), {}),
  sitelinks: z.catch(z.object({ enwiki: z.optional(z.object({ title: z.string() })) }), {}),
});
type Entity = z.infer<typeof entity>;

/** A missing item has no claims. One in an unknown format may be a namesake, so it isn't dropped. */
export const entitiesAnswer = z.object({ entities: z.record(z.string(), entity) });

const statement = z.object({
  rank: z.string(),
  mainsnak: z.object({ snaktype: z.literal('value'), datavalue: z.object({ value: z.unknown() }) }),
});

const itemValue = z.object({ id: z.string().check(z.regex(/^Q\d{1,12}$/)) });
const timeValue = z.object({ time: z.string(), precision: z.number() });
const quantityValue = z.object({ amount: z.string(), unit: z.string() });

export type Item = Omit<Candidate, 'nations'> & {
  nationIds: string[];
  /** A file name on Commons. */
  image: string | null;
  height: string;
  birthPlaceId: string | null;
  article: string | null;
};

/** A property's values without deprecated ones. With `best`, only the preferred ones, if any. */
function values<Value>(
  { claims }: Entity,
  property: string,
  schema: z.ZodMiniType<Value>,
  { best }: { best: boolean },
): Value[] {
  const stated = (claims[property] ?? [])
    .map((raw) => statement.safeParse(raw).data)
    .filter((one) => one !== undefined && one.rank !== 'deprecated');
  const preferred = stated.filter((one) => one?.rank === 'preferred');
  return (best && preferred.length > 0 ? preferred : stated).flatMap((one) => {
    const parsed = schema.safeParse(one?.mainsnak.datavalue.value);
    return parsed.success ? [parsed.data] : [];
  });
}

const BEST = { best: true };
const ALL = { best: false };

const PRECISION = { year: 9, month: 10, day: 11 };

/** If only the year is certain, the date is stored as 1 January or with zeros. */
function toBirthDate({ time, precision }: z.infer<typeof timeValue>): BirthDate[] {
  const [, year, month, day] = /^\+0*(\d{4})-(\d\d)-(\d\d)T/.exec(time) ?? [];
  if (year === undefined || precision < PRECISION.year || precision > PRECISION.day) return [];
  return [
    {
      year: Number(year),
      month: precision >= PRECISION.month ? Number(month) : null,
      day: precision === PRECISION.day ? Number(day) : null,
    },
  ];
}

const SHORTEST = 1.3;
const TALLEST = 2.3;

/** '' for values that can't be an adult player's height. */
function toHeight({ amount, unit }: z.infer<typeof quantityValue>): string {
  const [, id] = /\/(Q\d+)$/.exec(unit) ?? [];
  const factor = id === METRE ? 1 : Number(id === CENTIMETRE) / 100;
  const metres = Number(amount) * factor;
  return metres >= SHORTEST && metres <= TALLEST ? `${metres.toFixed(2)} m` : '';
}

function toItem(read: Entity): Item {
  const ids = (property: string, how = BEST) => values(read, property, itemValue, how).map(({ id }) => id);
  const [gender] = ids('P21');
  const [birthPlaceId = null] = ids('P19');
  const [image = null] = values(read, 'P18', z.string(), BEST);
  const [height] = values(read, 'P2048', quantityValue, BEST);
  return {
    id: read.id,
    isHuman: ids('P31', ALL).includes(HUMAN),
    // A coach's preferred occupation is often the later one.
    isFootballer: ids('P106', ALL).includes(FOOTBALLER),
    names: [
      ...Object.values(read.labels).map(({ value }) => value),
      ...Object.values(read.aliases).flatMap((list) => list.map(({ value }) => value)),
    ],
    births: values(read, 'P569', timeValue, BEST).flatMap(toBirthDate),
    gender: (gender !== undefined && GENDERS.get(gender)) || null,
    nationIds: [...new Set([...ids('P1532', ALL), ...ids('P27', ALL)])],
    image,
    height: height ? toHeight(height) : '',
    birthPlaceId,
    article: read.sitelinks.enwiki?.title ?? null,
  };
}

export function toItems({ entities }: z.infer<typeof entitiesAnswer>): Item[] {
  return Object.values(entities).map(toItem);
}

export function toLabels({ entities }: z.infer<typeof entitiesAnswer>): Record<string, string> {
  return Object.fromEntries(
    Object.values(entities).flatMap(({ id, labels }) => (labels.en ? [[id, labels.en.value]] : [])),
  );
}

const fact = z.optional(z.catch(z.object({ value: text }), { value: '' }));

const fileInfo = z.object({
  thumburl: z.string(),
  thumbwidth: z.number(),
  thumbheight: z.number(),
  descriptionurl: text,
  mime: text,
  extmetadata: z.object({
    License: fact,
    LicenseShortName: fact,
    LicenseUrl: fact,
    Artist: fact,
    Attribution: fact,
    NonFree: fact,
  }),
});
export type FileInfo = z.infer<typeof fileInfo>;

/** A deleted file has no `imageinfo`. */
export const fileAnswer = z.object({
  query: z.object({ pages: z.array(z.object({ imageinfo: z.optional(z.catch(z.array(fileInfo), [])) })) }),
});

export const summaryAnswer = z.object({
  type: text,
  extract: text,
  wikibase_item: text,
  content_urls: z.catch(z.object({ desktop: z.object({ page: text }) }), { desktop: { page: '' } }),
});
