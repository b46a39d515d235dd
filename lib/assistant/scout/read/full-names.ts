import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { foldText } from '#lib/team/fold-text.ts';

const CAPITALIZED =
  /(?<=^(?:Did|Do|Does|Has|Have|Is|Was|Are|Were) |\b[A-Z]p{L}+(?:,| or| and| &) )([A-Z][a-z]+)(?=,? (?:or|and|&|ever|[A-Z])|[?,])|(?<=\b[a-z][a-z']*[,;:]? )(?<!\bthe )([A-Z][a-z]+)(?= (?!XI)[a-z]|[?.!,]|$)/g;
/** What only people do, and what clubs do as well. */
const PERSONAL = 'score|retire|born|wear|wore|stop|debut|net|bag|better';
const VERBS = `${PERSONAL}|ever|play|win|won|appear|feature|start|join|leave|go|get|got|have|make|miss|lose|manage|captain|a|an|still|good|as`;
const between = (verbs: string) => new RegExp(`(?<=\\b(?:did|has|was|is|does) )([\\p{L}]+)(?= (?:${verbs})\\b)`, 'giu');
const AT_END = /(?<=\b(?:how (?:old|good|tall|rich) (?:is|was)|tell me about|who (?:is|was)) )([\p{L}]+)(?=\??$)/giu;
const FACTS =
  'rating|goals?|caps?|age|position|stats|career|birthday|shirt number|awards|profile|at world cups?|at the world cup';
const NOT_AT = '(?<!\\b(?:for|at|of|from|by|and|aston|the) )';
const TWO = '\\b(?:better|compare|goat|pick)\\b';
/** 'Charlton rating' and 'Torres or Villa, who is better?' are about players, but 'played for Charlton' about the club. */
const OF_PEOPLE = new RegExp(
  [
    between(PERSONAL).source,
    AT_END.source,
    `${NOT_AT}\\b\\p{L}+(?=(?:['’]s)? (?:world cup )?(?:${FACTS})\\b)`,
    `(?<=${TWO}.*)${NOT_AT}\\b\\p{L}+(?=,? (?:or|and|vs?|versus)\\b)`,
    `(?<=${TWO}.*\\b(?:or|and|vs?|versus) )\\p{L}+$`,
    '(?<=\\bthan )\\p{L}+(?=\\??$)',
    '(?<=\\b(?:swap|replace|exchange|sub|change)\\b.* (?:for|with|by) )\\p{L}+$',
    `^\\p{L}+(?= (?:or|vs?|versus) .*${TWO})`,
    `(?<=^\\p{L}+ (?:or|vs?|versus) )\\p{L}+(?=,? .*${TWO})`,
  ].join('|'),
  'giu',
);
/** 'Which Baggio was better, Roberto or Dino?' */
const WHICH_ONE = /^which (\p{L}+) ((?:was|is|has|had|scored|won|played)\b.*?)[,:]? (\p{L}+)(?: or|,) (\p{L}+)\??$/iu;
const LEAST_FAME = 60;

const NEXT_TO =
  'instead of|for|with|by|and|or|swap(?: out)?|replace|exchange|drop|bench|sell|take (?:off|out)|sub off|remove|get rid of|leave out|keep|move|put|than|is|does|should';

/** Surnames of those on screen: 'swap Villa for Raúl' is about David Villa if he is there. */
export function withOwnNames(question: string, { players }: Pick<ScreenTeam, 'players'>): string {
  const named = players.flatMap(({ entry }) =>
    (entry?.words ?? []).flatMap(({ text, kind }) =>
      kind === 'lastName' ? [[text, entry?.player.name ?? ''] as const] : [],
    ),
  );
  const own = new Map(named.filter(([text]) => named.filter(([other]) => other === text).length === 1));
  const word = new RegExp(
    `(?<=\\b(?:${NEXT_TO}) )[a-z]+(?=$|[,.?!]| (?:for|with|by|and|or|out|in|to|is|at|then|who)\\b)`,
    'giu',
  );
  const folded = question.normalize('NFD').replace(/\p{M}/gu, '');
  const meant = folded.replace(word, (text) => own.get(text.toLowerCase()) ?? text);
  return meant === folded ? question : meant;
}

/** A surname that is also a word or a club, told by its capital letter or the words around it: 'Did Best play?' */
export function withFullNames(question: string, { phrases, playersByWord }: Lexicon): string {
  const named = (word: string, isMeant: (kind: string | undefined) => boolean) => {
    const folded = foldText(word);
    const meaning = phrases.get(folded);
    if (!meaning || meaning.kind === 'player') return word;
    if (!isMeant(meaning.kind === 'condition' ? meaning.condition.kind : undefined)) return word;
    const bearers = (playersByWord.get(folded) ?? []).filter(
      ({ words, player }) =>
        foldText(player.shirtName) === folded ||
        words.some((one) => one.text === folded && one.kind !== 'name' && one.kind !== 'alias'),
    );
    const [known] = bearers.toSorted((a, b) => b.fame - a.fame);
    return known && known.fame >= LEAST_FAME ? known.player.name : word;
  };
  const isClub = (kind?: string) => kind === 'club';
  const isWord = (kind?: string) => kind === undefined || kind === 'age' || kind === 'stage';
  const isName = (name: string) => {
    const folded = foldText(name);
    return phrases.get(folded)?.kind === 'player' || folded.split(' ').every((word) => playersByWord.has(word));
  };
  return question
    .replace(WHICH_ONE, (whole, surname, rest, one, other) => {
      const full = [one, other].map((first) => `${first} ${surname}`);
      return full.every(isName) ? `${full.join(' or ')}: who ${rest}` : whole;
    })
    .replace(CAPITALIZED, (word) => named(word, isWord))
    .replace(between(VERBS), (word) => named(word, isWord))
    .replace(OF_PEOPLE, (word) => named(word, isClub));
}
