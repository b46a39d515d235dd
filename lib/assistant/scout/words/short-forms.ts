/** Abbreviations people type in a hurry, and what they mean. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  wc: 'world cup',
  wcs: 'world cups',
  worldcup: 'world cup',
  worldcups: 'world cups',
  ur: 'your',
  wat: 'what',
  wut: 'what',
  smth: 'something',
  abt: 'about',
  rn: 'right now',
  yr: 'year',
  plz: 'please',
  thats: 'that s',
  eachother: 'each other',
  anyones: 'anyone s',
  wich: 'which',
  wot: 'what',
  wats: 'what s',
  whats: 'what s',
  em: 'them',
  'who d they': 'who did they',
  'on me bench': 'on my bench',
  'in me': 'in my',
  whos: 'who s',
  whens: 'when s',
  wheres: 'where s',
  hows: 'how s',
  gonna: 'going to',
  nd: 'and',
  n: 'and',
  w: 'with',
  cos: 'because',
  // What fans call a match.
  'hand of god': 'argentina england 1986 match',
  mineirazo: 'brazil germany 2014 match',
  maracanazo: 'uruguay brazil 1950 match',
  'battle of nuremberg': 'portugal netherlands 2006 match',
  'disgrace of gijon': 'west germany austria 1982 match',
  'both manchester': 'manchester united and manchester city',
  'both milan': 'ac milan and inter milan',
  'both madrid': 'real madrid and atletico madrid',
  'both merseyside': 'liverpool and everton',
  'both glasgow': 'celtic and rangers',
  'both north london': 'arsenal and tottenham',
  'front three': 'three forwards',
  'front two': 'two strikers',
  pens: 'penalties',
  'spot kicks': 'penalties',
  'spot kick': 'penalty',
  'park the bus': 'defensive',
  'parking the bus': 'defensive',
  'suarez handball': 'uruguay ghana 2010 match',
  'suarez did the handball': 'uruguay ghana 2010 match',
  'zidane headbutt': 'world cup 2006 final',
  'last world cup': 'world cup 2026',
  'latest world cup': 'world cup 2026',
  'most recent world cup': 'world cup 2026',
  'first world cup ever': 'world cup 1930',
  'first ever world cup': 'world cup 1930',
};

const SHORT_FORM = new RegExp(
  `(?<!\\b(?:his|her|their|my|s) )\\b(${Object.keys(SHORT_FORMS).join('|')})\\b(?! ?\\d)`,
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
  /\b(?:the )?last time (?:that )?|\b(?:last|first) (win|won|reach|reached|play|played|lose|lost|beat|host|hosted|meet|met)\b/g;

export function spelledOut(folded: string): string {
  return folded
    .replace(NEGATION, '$1n t')
    .replace(ONLY_IN, 'never outside')
    .replace(MOST_IN_ONE, 'highest scoring match')
    .replace(LAST_TIME, '$1')
    .replace(TOP_SO_MANY, '$2 $1')
    .replace(CUP_ALONE, 'world $1')
    .replace(SHORT_FORM, (word) => SHORT_FORMS[word] ?? word);
}
