import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { isBest } from '#lib/assistant/scout/answer/best-eleven.ts';
import { resultText, roundText } from '#lib/assistant/scout/answer/cup-scope.ts';
import { usualFor } from '#lib/assistant/scout/answer/players.ts';
import { roleOf } from '#lib/assistant/scout/answer/strength.ts';
import { conditionsOf, isOfGroup, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import { basisOf, comparisonText, figureOf } from '#lib/assistant/scout/say/figure-text.ts';
import { personText } from '#lib/assistant/scout/say/person-text.ts';
import { capital, lineOf, list, names, numbered, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import { CUPS, type PlayerRecord, type ScoutTables } from '#lib/assistant/scout/tables.ts';
import { MEASURES } from '#lib/assistant/scout/words/measures.ts';
import { placeLines, type ShortNames } from '#lib/players/index/names/short-names.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { LINEUP_CREDIT } from '#lib/players/licences.ts';
import { matchOf } from '#lib/players/lineup-match.ts';

type Of<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

/** One renderer per kind of answer. */
const TEXTS: { readonly [K in Answer['kind']]: (answer: Of<K>, short: ScoutTables['shortNames']) => string } = {
  players: playersText,
  count: countText,
  eleven: elevenText,
  suggestions: suggestionsText,
  squad: squadText,
  lineups: lineupsText,
  matches: ({ lead, matches, total }) => {
    const rest = total > matches.length ? ` (${matches.length} of ${total})` : '';
    const rows = matches.map((match) => resultText(match));
    return listed(`${capital(lead.replace(/:$/, ''))}${rest}:`, rows);
  },
  tally: ({ lead, rows }) =>
    listed(
      lead,
      rows.map((row) => row.join(': ')),
    ),
  person: personText,
  comparison: comparisonText,
  versus: versusText,
  several: ({ answers }, shortNames) => answers.map((one) => say(one, { shortNames })).join('\n'),
  lines: ({ lines }) => lines.join('\n'),
};

export const say = <K extends Answer['kind']>(answer: Of<K>, { shortNames }: Pick<ScoutTables, 'shortNames'>): string =>
  TEXTS[answer.kind as K](answer, shortNames);

function versusText({ names: [one, other], outcome: { win, draw, loss }, goals, shared }: Of<'versus'>): string {
  const percent = (chance: number) => `${Math.round(chance * 100)} %`;
  const favourite = win > loss ? one : other;
  const who = percent(win) === percent(loss) ? 'They are about level' : `${favourite} would more likely win`;
  const both = shared.length > 0 ? ` In both elevens: ${list.format(shared)}.` : '';
  return `${capital(who)}, by our match engine: ${one} wins ${percent(win)} of such matches, ${other} ${percent(loss)}, and ${percent(draw)} go to penalties. Played out once: ${one} ${goals[0]}–${goals[1]} ${other}.${both} In Play you can see the match.`;
}

const listed = (lead: string, rows: readonly string[]) =>
  rows.length > 0 ? `${lead}\n${numbered(rows)}` : `${lead} none. I don’t have World Cups before ${CUPS.first}.`;

function playersText({ query, records, total }: Of<'players'>): string {
  const what = criteriaText(query);
  const isOfFigure =
    query.order !== null &&
    /^cup|awards/.test(query.order.measure) &&
    query.conditions.every((one) => one.kind !== 'measure' || one.measure !== query.order?.measure);
  if (total === 0)
    return `I know no ${what}${isOfFigure && query.order ? ` with a ${MEASURES[query.order.measure].one}` : ''}.`;
  if (records.length === 0) return `That’s all: I know ${total} ${what}.`;
  const all =
    total === records.length
      ? ''
      : ` (${query.offset > 0 ? [...new Set([query.offset + 1, query.offset + records.length])].join('–') : records.length} of ${total})`;
  const mine = query.ask === 'screen' ? `${whereOf(query)}, ` : '';
  const isMixed = query.order === null && !records.map(({ entry }) => entry).every(usualFor(query));
  const usual = isMixed ? ', usual position first' : '';
  return `${mine}${mine ? what : capital(what)}, ${basisOf(query)}${usual}${all}:\n${numbered(rowsOf(records, query), query.offset + 1)}`;
}

const rowsOf = (records: readonly PlayerRecord[], query: Query) =>
  records.map((one) => [lineOf(one.entry, positionsIn(query)), figureOf(one, query)].filter(Boolean).join(', '));

function whereOf({ said }: Query): string {
  const bench = said.get('bench') ?? '';
  if (/^includ/.test(bench)) return 'In your team and on your bench';
  return bench === '' ? 'In your team' : 'On your bench';
}

function countText({ query, records, all }: Of<'count'>): string {
  const what = `${all > records.length ? `${all} ${criteriaText({ ...query, conditions: query.conditions.filter(({ kind }) => kind !== 'measure') })}, and of them ` : ''}${records.length} ${criteriaText(query)}`;
  const isOfFigure = query.conditions.some(({ kind }) => kind === 'measure' || kind === 'honour');
  const figure = (record: PlayerRecord) => (isOfFigure ? ` (${figureOf(record, query)})` : '');
  const best = records.slice(0, 5).map((record) => `${record.entry.player.name}${figure(record)}`);
  if (records.length === 0) return `I know no ${criteriaText(query)}.`;
  const groups = [conditionsOf(query, 'nation'), conditionsOf(query, 'role')].filter(({ length }) => length > 1).flat();
  const each = groups.map((one) => {
    const own = records.filter(({ entry }) => isOfGroup(entry, one)).length;
    return `${own} ${one.kind === 'nation' ? `from ${withArticle(one.group.label)}` : one.role.many}`;
  });
  const parts = each.length > 0 ? ` (${list.format(each)})` : '';
  if (records.length === 1 && all <= 1) return `Just one of the ${criteriaText(query)} I know: ${list.format(best)}.`;
  if (records.length <= 5) return `I know ${what}${parts}: ${list.format(best)}.`;
  return `I know ${what}${parts}. The first, ${basisOf(query)}: ${list.format(best)}.`;
}

function titleOf({ query, formation, places, changes, asides = [] }: Of<'eleven'>, what: string): string {
  const named = query.players.length === 0 ? '' : `, with ${names(query.players.map(({ entry }) => entry))}`;
  const basis = cupYearsOf(query) ? 'by rating, and starts and goals there' : MEASURES.rating.basis;
  const change = changes?.length === 0 ? 'with everyone kept' : `changed: ${list.format(changes ?? [])}`;
  if (changes) return [`Your team in ${formation}, ${change}.`, ...asides].join(' ');
  if (!isBest(query.order)) return `${capital(what)}${named}, in ${formation}, ${basisOf(query)}:`;
  const isFilling = places.some(({ isKept }) => isKept);
  return isFilling
    ? `Your team in ${formation}, completed with ${what}, ${basis}:`
    : `The best ${what}${named}, in ${formation}, ${basis}:`;
}

function elevenText(answer: Of<'eleven'>, short: readonly ShortNames[]): string {
  const { query, places, open, unplaced, changes, asides = [] } = answer;
  const what = criteriaText(query);
  if (places.length === 0) return `I know no eleven of ${what}.`;
  const [nation, ...others] = conditionsOf(query, 'nation');
  const isOneNation = nation?.group.nations.length === 1 && others.length === 0;
  const aside = (entry: IndexedPlayer) =>
    [isOneNation ? '' : entry.player.nationality, entry.player.team, `rated ${entry.peak}`].filter(Boolean).join(', ');
  const title = titleOf(answer, what);
  const chosen = places.flatMap(({ slot, entry, isKept }) =>
    entry && !isKept ? [{ slot, entry, aside: ` (${aside(entry)})` }] : [],
  );
  const texts = placeLines(title, chosen, short);
  const lines = new Map(chosen.map(({ slot }, at) => [slot, texts[at]]));
  return [
    title,
    ...places.map(({ slot, name, entry, isKept }) =>
      isKept || !entry ? `${slot}: ${name} (kept)` : (lines.get(slot) ?? ''),
    ),
    ...(changes ? [] : asides),
    unplaced.length > 0 && `There’s no room for ${names(unplaced)}.`,
    open.length > 0 &&
      `None of the other ${what} I know fits ${list.format(open.map((slot) => `${slot} (${roleOf(slot)})`))}, so I left ${open.length === 1 ? 'it' : 'them'} open.`,
  ]
    .filter((line) => line !== false)
    .join('\n');
}

function suggestionsText({ query, records, beside, isNext, own }: Of<'suggestions'>): string {
  const what = criteriaText(query).replace(', not in your team', '');
  if (records.length === 0) return `I know no ${what} who are not in your team.`;
  const where = beside.length === 0 ? '' : `${isNext ? ' next to' : ' instead of'} ${names(beside)}`;
  const lead = `The best ${what}${where}, not in your team yet, ${basisOf(query)}:`;
  return [lead, numbered(rowsOf(records, query)), ...own].join('\n');
}

const GROUPS = [
  ['GK', 'Goalkeepers'],
  ['DF', 'Defenders'],
  ['MF', 'Midfielders'],
  ['FW', 'Forwards'],
] as const;

function squadText({ squad, places, isPart }: Of<'squad'>): string {
  const title = `${squad.team} at the ${squad.year} World Cup, with shirt numbers (${isPart ? `${places.length} of ` : ''}${squad.places.length}):`;
  const groups = GROUPS.flatMap(([group, label]) => {
    const own = places.filter((place) => place.group === group);
    const each = own.map(({ number, entry }) =>
      number === null ? entry.player.name : `${entry.player.name} (${number})`,
    );
    return own.length === 0 ? [] : [`${label}: ${each.join(', ')}`];
  });
  return groups.length === 0
    ? `Nobody in ${squad.team}’s squad of ${squad.year} fits that.`
    : [title, ...groups].join('\n');
}

/** Slot by slot, so that it can be put on the pitch. */
function lineupsText({ sides, match, note }: Of<'lineups'>, short: readonly ShortNames[]): string {
  const teams = sides.map(({ squad: { team, year }, lineup, places }) => {
    const usual = `at the ${year} World Cup, its most used eleven, as ${matchOf(lineup)}, ${roundText(lineup.stage)}`;
    const title = `${team} ${match ? year : usual}, in ${lineup.formation}:`;
    const named = places.map(({ slot, entry }) => ({ slot, entry, aside: '' }));
    return [title, ...placeLines(title, named, short)].join('\n');
  });
  const result = match ? [`${resultText(match)}.`] : [];
  return [...result, ...teams, ...(note === '' ? [] : [note]), `${LINEUP_CREDIT}.`].join('\n');
}
