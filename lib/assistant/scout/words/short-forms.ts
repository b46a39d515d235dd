import { rowsOf } from '#lib/assistant/scout/words/rows.ts';

/** What is meant, and how people say it in a hurry, or what fans call a match. */
const SHORT_FORMS = new Map(
  rowsOf(`
you | u
your | ur
world cup | wc, worldcup
world cups | wcs, worldcups
what | wat, wut, wot
what s | wats, whats
something | smth
about | abt
right now | rn
year | yr
that s | thats
each other | eachother
anyone s | anyones
them | em
who did they | who d they
on my bench | on me bench
in my | in me
who s | whos
when s | whens
where s | wheres
how s | hows
going to | gonna
and | nd, n
with | w
because | cos
argentina england 1986 match | hand of god
brazil germany 2014 match | mineirazo
uruguay brazil 1950 match | maracanazo
portugal netherlands 2006 match | battle of nuremberg
west germany austria 1982 match | disgrace of gijon
uruguay ghana 2010 match | suarez handball, suarez did the handball
world cup 2006 final | zidane headbutt
manchester united and manchester city | both manchester
ac milan and inter milan | both milan
real madrid and atletico madrid | both madrid
liverpool and everton | both merseyside
celtic and rangers | both glasgow
arsenal and tottenham | both north london
three forwards | front three
two strikers | front two
penalties | pens, spot kicks
penalty | spot kick
defensive | park the bus, parking the bus
world cup 2026 | last world cup, latest world cup, most recent world cup
world cup 1930 | first world cup ever, first ever world cup
`).flatMap(([plain, forms]) => forms.split(', ').map((form) => [form, plain] as const)),
);

const SHORT_FORM = new RegExp(
  `(?<!\\b(?:his|her|their|my|s) )\\b(${[...SHORT_FORMS.keys()].join('|')})\\b(?! ?\\d)`,
  'g',
);

/** 'dont', 'isnt' */
const NEGATION = /\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/g;

/** 'Which Cup', but not 'FA Cup' or 'Cup winners' cup'. */
const CUP_ALONE =
  /(?<=^|\b(?:an?|the|any|each|every|which|what|in|at|one|two|three|four|five|all|both|same|this|that|these|those|of|per|by|for|last|first|next|more|many|most|single|only|different|another|other|miss|missed|won|win|\d{1,4}|his|her|their|our) )(cups?)\b(?! (?:of|winners? cup|tie|ties|double|replay|run|upset))/g;

/** 'Top 5 scorers' are 5 top scorers. */
const TOP_SO_MANY = /\b(top|best) (\d\d?)\b(?! ?\d)/g;

/** 'Only played in Italy' */
const ONLY_IN =
  /\b(?:only (?:ever )?(?:played|plays|play)|(?:played|plays|play) only|(?:whole|entire) career)(?: football)? in\b/g;

const MOST_IN_ONE =
  /\bmost goals in (?:one|a|any|a single|any one|the same) (?:world cup )?(?:match|game)\b(?! (?:by|for|from|of) (?:a|one|any|the same|a single) (?:single )?player)|\bwhich (?:world cup )?(?:match|game) (?:had|has|saw|produced) (?:the )?most goals\b/g;

/** 'When did Italy last win it?' */
const LAST_TIME =
  /\b(?:the )?(?:last|first) time (?:that |when$)?|\b(?:last|first) (win|won|reach|reached|play|played|lose|lost|beat|host|hosted|meet|met)\b/g;

export function spelledOut(folded: string): string {
  return folded
    .replace(NEGATION, '$1n t')
    .replace(ONLY_IN, 'never outside')
    .replace(MOST_IN_ONE, 'highest scoring match')
    .replace(LAST_TIME, '$1')
    .replace(TOP_SO_MANY, '$2 $1')
    .replace(CUP_ALONE, 'world $1')
    .replace(SHORT_FORM, (word) => SHORT_FORMS.get(word) ?? word);
}
