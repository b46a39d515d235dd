import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const COLUMNS = ['id', 'name', 'born', 'nation', 'gender', 'licence', 'note'] as const;
type Person = Record<(typeof COLUMNS)[number], string>;

const [, ...rows] = readFileSync('e2e/fakes/wikimedia-people.tsv', 'utf8').trimEnd().split('\n');
export const PEOPLE: readonly Person[] = rows.map((row) => {
  const cells = row.split('\t');
  return Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at] ?? ''])) as Person;
});

const NATIONS = [...new Set(PEOPLE.map(({ nation }) => nation))];
const nationId = (nation: string) => `Q8${String(NATIONS.indexOf(nation)).padStart(3, '0')}`;

const ENTITY = 'http://www.wikidata.org/entity';
const FOOTBALLER = 'Q937857';
const COACH = 'Q628099';
const TENNIS_PLAYER = 'Q10833314';

const hash = (text: string) => createHash('sha1').update(text).digest('hex');

type Snak = { type: string; datatype: string; value: unknown };

function statement(id: string, property: string, { type, datatype, value }: Snak, rank = 'normal') {
  return {
    mainsnak: {
      snaktype: 'value',
      property,
      hash: hash(`${id}${property}${JSON.stringify(value)}`),
      datavalue: { value, type },
      datatype,
    },
    type: 'statement',
    id: `${id}$${hash(`${property}${JSON.stringify(value)}`).slice(0, 32)}`,
    rank,
    references: [
      {
        hash: hash(property),
        snaks: {
          P143: [
            { snaktype: 'value', property: 'P143', hash: hash(id), datavalue: item('Q328'), datatype: 'wikibase-item' },
          ],
        },
        'snaks-order': ['P143'],
      },
    ],
  };
}

function item(id: string) {
  return { value: { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id }, type: 'wikibase-entityid' };
}

const itemSnak = (id: string): Snak => ({ ...item(id), datatype: 'wikibase-item' });

/** A year alone is stored as 1 January, with a lower precision. */
const timeSnak = (born: string): Snak => ({
  type: 'time',
  datatype: 'time',
  value: {
    time: `+${born.length === 4 ? `${born}-01-01` : born}T00:00:00Z`,
    timezone: 0,
    before: 0,
    after: 0,
    precision: born.length === 4 ? 9 : 11,
    calendarmodel: `${ENTITY}/Q1985727`,
  },
});

const fileOf = ({ id, name }: Person) => `${name} (${id}).jpg`;

function claims(person: Person) {
  const { id, born, nation, gender, note } = person;
  const occupation = note === 'not a footballer' ? TENNIS_PLAYER : FOOTBALLER;
  const height = { amount: '+1.82', unit: `${ENTITY}/Q11573` };
  const image = { type: 'string', datatype: 'commonsMedia', value: fileOf(person) };
  return {
    P31: [statement(id, 'P31', itemSnak('Q5'))],
    P21: [statement(id, 'P21', itemSnak(gender === 'F' ? 'Q6581072' : 'Q6581097'))],
    P106: [statement(id, 'P106', itemSnak(COACH), 'preferred'), statement(id, 'P106', itemSnak(occupation))],
    P569: [
      statement(id, 'P569', timeSnak('1900-01-01'), 'deprecated'),
      statement(id, 'P569', timeSnak(born)),
      {
        ...statement(id, 'P569', timeSnak(born)),
        mainsnak: { snaktype: 'somevalue', property: 'P569', datatype: 'time' },
      },
    ],
    P27: [statement(id, 'P27', itemSnak(nationId(nation)))],
    P19: [statement(id, 'P19', itemSnak(nationId(nation)))],
    P2048: [statement(id, 'P2048', { type: 'quantity', datatype: 'quantity', value: height })],
    ...(note !== 'no image' && { P18: [statement(id, 'P18', image)] }),
  };
}

const inEnglish = (value: string) => ({ language: 'en', value });

function entityOf(id: string): Record<string, unknown> {
  const person = PEOPLE.find((one) => one.id === id);
  if (person) {
    const { name, nation } = person;
    return {
      type: 'item',
      id,
      labels: { en: inEnglish(name), mul: { language: 'mul', value: name } },
      aliases: { en: [inEnglish(`${name} of ${nation}`)] },
      claims: claims(person),
      sitelinks: { enwiki: { site: 'enwiki', title: titleOf(person), badges: [] } },
    };
  }
  const nation = NATIONS.find((one) => nationId(one) === id);
  return nation ? { type: 'item', id, labels: { en: inEnglish(nation) } } : { id, missing: true };
}

export const findEntities = (ids: readonly string[]) => ({
  entities: Object.fromEntries(ids.map((id) => [id, entityOf(id)])),
  success: 1,
});

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Also finds people who never played football, as a search without the filter would. */
export function searchItems(text: string, limit: number) {
  const asked = words(text.replace(/haswbstatement:\S+/g, ''));
  const found = PEOPLE.filter(({ name }) => asked.length > 0 && asked.every((word) => words(name).includes(word)));
  return {
    batchcomplete: true,
    query: {
      searchinfo: { totalhits: found.length },
      search: found.slice(0, limit).map(({ id }) => ({ ns: 0, title: id, pageid: Number(id.slice(1)) })),
    },
  };
}

const LICENCES: Readonly<Record<string, readonly [short: string, url: string]>> = {
  'cc-by-sa-4.0': ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0'],
  'cc-by-4.0': ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0'],
  'cc-by-sa-3.0': ['CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0'],
  'cc-by-2.0': ['CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0'],
  'cc-by-nc-2.0': ['CC BY-NC 2.0', 'https://creativecommons.org/licenses/by-nc/2.0'],
  cc0: ['CC0', 'http://creativecommons.org/publicdomain/zero/1.0/deed.en'],
  pd: ['Public domain', ''],
};

/** The widths the real service offers. */
const WIDTHS = [20, 40, 60, 120, 250, 330, 500, 960, 1280, 1920, 3840];

function extmetadata({ id, licence }: Person) {
  const [short, url] = LICENCES[licence] ?? ['', ''];
  const fact = (value: string, source = 'commons-desc-page') => ({ value, source, hidden: '' });
  return {
    Artist: fact(
      `<a href="//commons.wikimedia.org/wiki/User:Photographer_${id}" title="User:Photographer ${id}">Photographer ${id}</a>`,
    ),
    Credit: fact('<span class="int-own-work" lang="en">Own work</span>'),
    UsageTerms: fact(short),
    ...(short !== '' && { LicenseShortName: fact(short), License: fact(licence, 'commons-templates') }),
    ...(url !== '' && { LicenseUrl: fact(url), AttributionRequired: fact('true') }),
    Copyrighted: fact(licence === 'pd' ? 'False' : 'True'),
    Restrictions: fact('personality'),
  };
}

/** `thumburl` may point at the next larger width, while `thumbwidth` repeats the requested one. */
export function findFile(title: string, width: number) {
  const person = PEOPLE.find((one) => `File:${fileOf(one)}` === title);
  const page = { ns: 6, title };
  if (!person || person.note === 'deleted file') return { query: { pages: [{ ...page, missing: true }] } };
  const served = WIDTHS.find((one) => one >= width) ?? width;
  const path = encodeURIComponent(fileOf(person).replaceAll(' ', '_'));
  const digest = createHash('md5').update(fileOf(person)).digest('hex');
  const folder = `${digest.slice(0, 1)}/${digest.slice(0, 2)}`;
  const host = person.note === 'other host' ? 'thumbs.example' : 'thumb.wikimedia.org';
  const info = {
    size: 1_482_113,
    width: 1500,
    height: 1980,
    thumburl: `https://${host}/wikipedia/commons/thumb/${folder}/${path}/${served}px-${path}`,
    thumbwidth: width,
    thumbheight: Math.round(width * 1.32),
    url: `https://upload.wikimedia.org/wikipedia/commons/${folder}/${path}`,
    descriptionurl: `https://commons.wikimedia.org/wiki/File:${path}`,
    descriptionshorturl: `https://commons.wikimedia.org/w/index.php?curid=${person.id.slice(1)}`,
    mime: person.note === 'not a picture' ? 'video/webm' : 'image/jpeg',
    extmetadata: extmetadata(person),
  };
  const known = { pageid: Number(person.id.slice(1)), ...page, imagerepository: 'local', imageinfo: [info] };
  return { batchcomplete: true, query: { pages: [known] } };
}

/** Namesakes have their year of birth in the title. */
function titleOf({ name, born }: Person): string {
  const isShared = PEOPLE.filter((one) => one.name === name).length > 1;
  return isShared ? `${name} (footballer, born ${born.slice(0, 4)})` : name;
}

export function findSummary(title: string) {
  const person = PEOPLE.find((one) => titleOf(one) === title);
  if (!person) return null;
  const { id, name, born, nation, gender } = person;
  const page = `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
  const they = gender === 'F' ? 'She' : 'He';
  return {
    type: 'standard',
    title,
    displaytitle: title,
    namespace: { id: 0, text: '' },
    wikibase_item: id,
    titles: { canonical: title.replaceAll(' ', '_'), normalized: title, display: title },
    pageid: Number(id.slice(1)),
    lang: 'en',
    dir: 'ltr',
    description: `Footballer from ${nation}`,
    content_urls: { desktop: { page, revisions: `${page}?action=history`, edit: `${page}?action=edit` } },
    extract: `${name} (born ${born}) is a footballer from ${nation}. ${they} is drawn here and not photographed. ${they} played for St. Test F.C. and for the nation, in more matches than anybody who kept count can say with certainty, and in every one of them wore a shirt that was a little too large. ${they} has since retired.`,
  };
}
