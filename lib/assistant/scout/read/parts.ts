const ASKING = `(?:${[
  "who|whom|whose|what|which|when|where|why|warum|pourquoi|perch[eé]|(?:who|what)[’']?s|how (?:many|much|old|often|far|long|tall|good|did|do|does|was|were)",
  'quién(?:es)?|quien(?:es)?|cuál|cual|cuándo|cuando|dónde|donde|cuánt[oa]s|cuant[oa]s',
  'quem|qual|quando|onde|quant[oa]s',
  'qui|quelle?|quand|combien',
  'wer|was|wann|wo|welche[rs]?|wie (?:viele|alt|oft|weit)',
  'chi|quale|dove|quant[ie]',
].join('|')})`;
/** 'And is he still alive?', but not 'players who won it and have played abroad'. */
const INVERTED =
  '(?:(?:is|are|was|were|did|does|do|has|have|had) (?:he|she|it|they)|ils?|elles?|eles?|er|sie|he|she|they)';
const JOINT = new RegExp(
  `(?:,? or\\s+(?=(?:did|was|were|has|does) (?!he\\b|she\\b|it\\b|they\\b)\\p{L}+ )|(?:,? (?:and|und|y|e|et)|[,;?])\\s+(?=(?:(?:in|at|by|for|with|against|from|to|de|en|em|con|com|di|da|von|mit|bei|aus|dans|avec|pour|para|por|per) )?(?:${ASKING}|${INVERTED})(?!\\p{L})))`,
  'giu',
);
const QUESTION = new RegExp(
  `(?:^|[.…]\\s+)(?:(?:and|so|please|say) )*(?:${ASKING}|how|is|are|was|were|did|does|do|has|have|had|tell me|show me|c[’'](?:est|était|etait))\\b`,
  'iu',
);
/** 'Players who … and who …' is one question. */
const RELATIVE = /\S (?:who|which|that|whose)\b|^(?:which|what)\b.*\bplayers\b/iu;
/** 'How many Brazilians' needs what follows. */
const OPEN = /^(?:and )?(?:how many|which|what)(?: \S+){0,2}$/iu;
/** 'By whom' and 'how many of them more than once' need what was before. */
const OF_BEFORE =
  /^(?:(?!why|warum|pourquoi|perch)\S+(?: \S+)?|(?:in|at|by|for|with|against|from|to) \S+ \S+|how many of (?:them|those|these)\b.*)$/iu;

/** 'Who won in 1990 and who scored the most?' asks two things. */
export function partsOf(question: string): string[] {
  const parts: string[] = [];
  for (const part of question.trim().split(JOINT)) {
    const before = parts.at(-1);
    const isOwn = before === undefined || (QUESTION.test(before) && !OPEN.test(before) && !OF_BEFORE.test(part));
    const isRelative =
      before !== undefined &&
      RELATIVE.test(before) &&
      /^(?:who|which|whose)\b(?! (?:is|was|are|were) (?:the|my|our)\b)/iu.test(part);
    if (isOwn && !isRelative) parts.push(part);
    else parts.push(`${parts.pop()} and ${part}`);
  }
  return withTimes(parts);
}

const TIME =
  /(?<!\bborn (?:in )?)\b(?:(?:world cup|wm|mundial|mondiali?|copa|coupe du monde)(?: (?:de|of|del|do|in))? )?(?:19|20)\d\d\b(?: (?:world cup|wc))?/iu;
/** About a person, or about all times. */
const TIMELESS = /\b(?:he|him|his|she|her|ever|now|born|\d{4}|\d\d)\b|\bof all time\b/iu;
/** Other parts that follow the time go on from the one before. */
const OF_ITS_OWN = /\b(?:best|most|top|oldest|youngest|hosts?|fewest)\b/iu;
const MINE = /\b(?:in|of) my (?:team|side|eleven|xi)\b/iu;

/** 'How many did they score and how many did they concede in 1982' is both times about 1982. */
function withTimes(parts: readonly string[]): string[] {
  const [time, ...others] = parts.flatMap((part) => TIME.exec(part)?.[0] ?? []);
  const [mine] = MINE.exec(parts.at(-1) ?? '') ?? [];
  const said = parts.findIndex((part) => TIME.test(part));
  return parts.map((part, at) => {
    const isOpen = at < said || (at > said && OF_ITS_OWN.test(part));
    const when = time !== undefined && others.length === 0 && isOpen && !TIMELESS.test(part) ? `in ${time}` : mine;
    return when === undefined || part.includes(when) ? part : `${part.replace(/[?.! ]+$/u, '')} ${when}`;
  });
}
