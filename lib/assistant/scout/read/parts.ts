const ASKING = `(?:${[
  "who|whom|whose|what|which|when|where|why|warum|pourquoi|perch[eé]|(?:who|what)[’']?s|how (?:many|much|old|often|far|long|tall|good|did|do|does|was|were)",
  'quién(?:es)?|quien(?:es)?|cuál|cual|cuándo|cuando|dónde|donde|cuánt[oa]s|cuant[oa]s',
  'quem|qual|quando|onde|quant[oa]s',
  'qui|quelle?|quand|combien',
  'wer|was|wann|wo|welche[rsnm]?|wie (?:viele|alt|oft|weit)',
  'chi|quale|dove|quant[ie]',
].join('|')})`;
/** 'And is he still alive?', but not 'players who won it and have played abroad'. */
const INVERTED =
  '(?:(?:is|are|was|were|did|does|do|has|have|had) (?:he|she|it|they)|ils?|elles?|eles?|er|sie|he|she|they)';
/** What can be asked about a team or a World Cup with one noun. */
const TOPIC = [
  'hosts?(?: nation| country)?|winners?|champions?|runners?[- ]?up|losing finalists?|final opponents?',
  '(?:head )?coach(?:es)?|managers?|captains?|skippers?|(?:top |leading )(?:goal ?)?scorers?|golden (?:boot|ball)(?: winners?)?',
  'squad|(?:starting )?(?:line[- ]?up|eleven|xi)|(?:final )?(?:score|result)',
].join('|');
const NOUN = `(?:(?:the|their|its|his) )*(?:${TOPIC})`;
const AND = '(?:and(?: also)?|&|plus|as well as|und|sowie|y|e|et)';
const STARTS = `(?:(?:(?:tell|show) me|(?:change|switch)(?: it)? to)\\s|(?:(?:in|at|by|for|with|against|from|to|de|en|em|con|com|di|da|von|mit|bei|aus|dans|avec|pour|para|por|per) )?(?:${ASKING}|${INVERTED})(?!\\p{L})|(?:his|her) (?:clubs?|club career|age|nationality|country|position|shirt number)\\W*$)`;
const NAMES_TOPIC = `${NOUN}(?: (?:of|in|at|for) [^,;?&]+?)?\\W*(?:$|[,;?]| (?:and|&|plus) )`;
const JOINT = new RegExp(
  [
    `,? or\\s+(?=(?:did|was|were|has|does) (?!he\\b|she\\b|it\\b|they\\b)\\p{L}+ )`,
    `(?:[,;:?]| -|(?= ${AND} ))(?: ${AND})?(?: also)?\\s+(?=${STARTS}|${NAMES_TOPIC})`,
  ].join('|'),
  'giu',
);
/** 'Leaving out world champions, which …' */
const EXCLUDES =
  /^\W*(?:no|not|without|leaving out|apart from|except(?: for)?|excluding|ignoring|besides|other than|not counting)\b/iu;
const QUESTION = new RegExp(
  `(?:^|[.…]\\s+)¿?(?:(?:and|so|please|say|en|em|a|à|in|bei|von|di|da|de|dans) )*(?:${ASKING}|qu[eé]|welche[mn]|quels|quelles|quali|how|is|are|was|were|did|does|do|has|have|had|tell me|show me|swap|replace|put|drop|change|(?:the )?(?:best|greatest|oldest|youngest|all[- ]time)|c[’'](?:est|était|etait))(?!\\p{L})|\\bwhich (?:one|ones)$|\\b(?:${TOPIC})\\b`,
  'iu',
);
/** 'Players who … and who …' is one question. */
const RELATIVE =
  /(?<=\S)(?<! and|^(?:in|at|by|for|with|against|from|to|of)) (?:who|which|that|whose)\b|^(?:which|what)\b.*\bplayers\b/iu;
/** 'How many Brazilians' needs what follows. */
const OPEN = /^(?:and )?(?:how many|which|what)(?: \S+){0,2}$/iu;
/** 'By whom' and 'how many of them more than once' need what was before. */
const OF_BEFORE =
  /^(?:(?!why|warum|pourquoi|perch|his |her |who (?!with|for|against|to|by|else)\w)\S+(?: \S+)?|(?:in|at|by|for|with|against|from|to|con|com|avec|mit|gegen|contra|contre|contro) \S+ \S+|by how \S+(?: \S+)?|how many is (?:it|that)|(?:what(?: is|[’']s)|quel est|cuál es|qual é|qual è|was ist) (?:the |la |a |die |der |l[’'])?(?:overall )?(?:gap|difference|écart|diferencia|diferença|differenza|unterschied)|combien de temps les sépare|how many of (?:them|those|these)\b.*)\W*$/iu;
/** 'Hosts and winners of 1998' is what both parts are of. */
const OF_WHAT = new RegExp(`^\\W*${NOUN}(?<what> (?:of|in|at|for) .+)?\\W*$`, 'iu');
/** One who is two things: 'has anyone won it as captain and coach?' */
const TWICE = new RegExp(
  `(?:\\bas (?:an? )?\\w+|(?:\\b(?:been|both|as)|^(?:which|what|how many|any) .*\\b(?:was|were|are|be)) (?:an? |the )?(?:${TOPIC}))$`,
  'iu',
);

/** What all parts are about: 'Brazil 1994: …' */
const SUBJECT = /^[\p{L}’' ]+ ['’]?\d{2,4}(?= ?[:-])/u;
/** 'Spain's manager and top scorer' */
const OWNER = new RegExp(`\\b\\p{L}+[’']s (?=(?:${TOPIC})\\b)`, 'iu');
const OF_SUBJECT = /^(?:who|what)\b(?!.*\b(?:he|she|they|it|their|his|her|its|\d{2,4})\b)/iu;

/** 'Who won in 1990 and who scored the most?' asks two things. */
export function partsOf(question: string): string[] {
  const parts: Part[] = [];
  for (const piece of question.trim().split(JOINT)) {
    const before = parts.at(-1);
    const isAsking = QUESTION.test(piece) && !EXCLUDES.test(piece);
    const of = before && !isOfItsOwn(before, piece) ? before : null;
    const start = before ? aboutOf(question, piece) : '';
    if (of) parts.pop();
    parts.push({
      text: `${of ? `${of.text} and ` : start}${piece}`,
      isAsking: isAsking || !!of?.isAsking,
    });
  }
  return withTimes(ofSame(parts.map(({ text }) => text)));
}

/** What the question starts with, for a part that doesn't say it. */
function aboutOf(question: string, piece: string): string {
  if (OF_WHAT.test(piece)) return /\b(?:the|their|of|his)\b/iu.test(piece) ? '' : (OWNER.exec(question)?.[0] ?? '');
  const [subject] = (OF_SUBJECT.test(piece) && SUBJECT.exec(question)) || [];
  return subject === undefined ? '' : `${subject} and `;
}

type Part = { text: string; isAsking: boolean };

function isOfItsOwn({ text, isAsking }: Part, piece: string): boolean {
  const isTopic = OF_WHAT.test(piece);
  const isRelative =
    RELATIVE.test(text) && (isTopic || /^(?:who|which|whose)\b(?! (?:is|was|are|were) (?:the|my|our)\b)/iu.test(piece));
  return isAsking && !OPEN.test(text) && !isRelative && !(isTopic ? TWICE : OF_BEFORE).test(isTopic ? text : piece);
}

function ofSame(parts: readonly string[]): string[] {
  const whatOf = (part = '') => OF_WHAT.exec(part)?.groups?.what;
  const what = whatOf(parts.at(-1));
  return parts.map((part) => (what && OF_WHAT.test(part) && !whatOf(part) ? part + what : part));
}

const TIME =
  /(?<!\bborn (?:\w+ )?)(?:\b(?:up to|until|till|since|before|after) )?\b(?:(?:world cup|wm|mundial|mondiali?|copa|coupe du monde)(?: (?:de|of|del|do|in))? )?(?:19|20)\d\d\b(?: (?:world cup|wc))?|(?<=\b(?:in|france|italia|usa|mexico|germany|spain|espana|argentina|world cup|wc) ['’]?)(?:7[48]|8[26]|9[048])\b/iu;
/** About a person, or about all times. */
const TIMELESS = /\b(?:he|him|his|she|her|ever|now|born|\d{4}|\d\d)\b|\bof all time\b/iu;
/** Other parts that follow the time go on from the one before. */
const OF_ITS_OWN = /\b(?:best|most|top|oldest|youngest|hosts?|fewest)\b/iu;
const MINE =
  /\b(?:(?:in|of) my (?:team|side|eleven|xi|squad|players)|of (?:mine|these|those|them)|(?:in|of|from) this (?:lot|team|side|squad)|in here)\b/iu;
/** 'Who's got the most?', of what the other part counts */
const MOST =
  /^(?:and )?who(?:[’']s)?(?: (?:got|has|have|had|won))*(?: the)? most(?: of (?:them|these|those))?(?=\W*$)/iu;
const COUNTED = /\b(?:ballons? d[’' ]ors?|golden (?:balls?|boots?)|(?:world cup )?goals)\b/iu;
const ASKS_WHO = /^(?:and )?(?:who|whom|which|how many)\b/iu;

/** 'How many did they score and how many did they concede in 1982' is both times about 1982. */
function withTimes(parts: readonly string[]): string[] {
  const [time, ...others] = parts.flatMap((part) => TIME.exec(part)?.[0] ?? []);
  const [mine] = parts.flatMap((part) => MINE.exec(part)?.[0] ?? []);
  const first = parts.findIndex((part) => MINE.test(part));
  const said = parts.findIndex((part) => TIME.test(part));
  return parts.map((part, at) => {
    const isOpen = at < said || (at > said && (OF_ITS_OWN.test(part) || /[’']s\b/.test(part)));
    const isTimed = time !== undefined && others.length === 0 && isOpen && !TIMELESS.test(part) && !MINE.test(part);
    const isMine =
      mine !== undefined &&
      (at > first || !/ them$/.test(mine)) &&
      ASKS_WHO.test(part) &&
      !MINE.test(part) &&
      !/\b(?:ever|them|he|she)\b/iu.test(part);
    const ends = [
      MOST.test(part) && parts.flatMap((one) => COUNTED.exec(one)?.[0] ?? [])[0],
      isTimed && (/^[a-z]+ (?:to )?\d/iu.test(time) ? time : `in ${time}`),
      isMine && (/my|mine/.test(mine) ? mine : 'in my team'),
    ];
    return ends.reduce(
      (text: string, end) => (!end || text.includes(end) ? text : `${text.replace(/[?.!) ]+$/u, '')} ${end}`),
      part,
    );
  });
}
