import { foldText } from '#lib/team/fold-text.ts';

/** Wikidata's labels where they differ from the table. Omits former states that covered several nations. */
const OTHER_LABELS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'Bosnia and Herzegovina': ['Republic of Bosnia and Herzegovina'],
    'Cape Verde': ['Cabo Verde'],
    China: ["People's Republic of China", 'China PR'],
    Congo: ['Republic of the Congo'],
    'Czech Republic': ['Czechia'],
    Denmark: ['Kingdom of Denmark'],
    'DR Congo': ['Democratic Republic of the Congo', 'Zaire'],
    Gambia: ['The Gambia'],
    Germany: ['West Germany', 'East Germany', 'German Democratic Republic'],
    'Ivory Coast': ["Côte d'Ivoire"],
    Netherlands: ['Kingdom of the Netherlands', 'The Netherlands'],
    'North Korea': ["Democratic People's Republic of Korea"],
    'North Macedonia': ['Macedonia', 'Republic of Macedonia'],
    'Republic of Ireland': ['Ireland'],
    Russia: ['Russian Federation'],
    'South Korea': ['Republic of Korea'],
    'Soviet Union': ['USSR', 'Union of Soviet Socialist Republics'],
    Turkey: ['Türkiye'],
    'United States': ['United States of America', 'USA'],
  }),
);

/** 'United Kingdom' doesn't match any of the four home nations. */
export function isSameNation(nation: string, label: string): boolean {
  if (foldText(nation) === '') return false;
  return [nation, ...(OTHER_LABELS.get(nation) ?? [])].some((name) => foldText(name) === foldText(label));
}
