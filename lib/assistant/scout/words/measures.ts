/** What players can be counted and ordered by. `nouns` follow a number or 'most'. */
export const MEASURES = {
  rating: { nouns: '', one: 'point', many: 'points', basis: 'by our panel’s rating' },
  fame: { nouns: '', one: 'point', many: 'points', basis: 'best known first' },
  cupGoals: {
    nouns: 'world cup goals, goals, goal, goals at world cups, goals at the world cup, goals in world cups',
    one: 'World Cup goal',
    many: 'World Cup goals',
    basis: 'by World Cup goals',
  },
  cupMatches: {
    nouns:
      'world cup matches, world cup games, world cup appearances, world cup caps, world cup match, caps, cap, appearances, matches, games, apps, matches played, games played, international matches, matches at world cups, games at world cups',
    one: 'World Cup match',
    many: 'World Cup matches',
    basis: 'by World Cup matches',
  },
  cupStarts: {
    nouns: 'world cup starts, starts, matches started, games started',
    one: 'World Cup start',
    many: 'World Cup starts',
    basis: 'by World Cup starts',
  },
  cups: {
    nouns: 'world cups, worldcups, world cup squads, world cup tournaments, tournaments, different world cups',
    one: 'World Cup',
    many: 'World Cups',
    basis: 'by World Cup squads',
  },
  cupGoalsOnce: {
    nouns: '',
    one: 'goal at one World Cup',
    many: 'goals at one World Cup',
    basis: 'by goals at one World Cup',
  },
  cupsScoredIn: {
    nouns: '',
    one: 'World Cup scored at',
    many: 'World Cups scored at',
    basis: 'by World Cups scored at',
  },
  cupTeams: {
    nouns: '',
    one: 'nation at World Cups',
    many: 'nations at World Cups',
    basis: 'by nations at World Cups',
  },
  cupsWon: {
    nouns: 'world cup titles, world cup wins, world cup medals, world titles, world championships',
    one: 'World Cup won',
    many: 'World Cups won',
    basis: 'by World Cups won',
  },
  awards: {
    nouns: 'ballon d ors, ballons d or, ballon dors, ballon d or wins, ballon d or awards, golden balls',
    one: 'time',
    many: 'times',
    basis: 'by how often',
  },
  clubs: { nouns: 'clubs, different clubs', one: 'club', many: 'clubs', basis: 'by number of notable clubs' },
  age: { nouns: '', one: 'year', many: 'years', basis: 'by date of birth' },
  career: { nouns: '', one: 'year', many: 'years', basis: 'by length of career' },
} as const;
export type Measure = keyof typeof MEASURES;

/** Words that order by a measure. `-` means least first. */
export const ORDERS: readonly (readonly [order: `${'-' | ''}${Measure}`, words: string])[] = [
  [
    'rating',
    'highest rated, best rated, rated highest, rated highest first, highest rated first, highest first, best first, highest rating, better, stronger, rated higher, higher rated, higher, rated best',
  ],
  ['-rating', 'worst, weakest, worse, lowest rated'],
  ['fame', 'best known, better known, most famous, most popular, famous, more famous'],
  ['-fame', 'least known, least famous'],
  [
    'cupGoals',
    'top scorer, top scorers, top goalscorer, top goalscorers, best scorer, best scorers, leading scorer, leading scorers, highest scorer, highest scorers, record scorer, record scorers, golden boot, golden shoe, scored most, scored the most, scored more, most prolific, prolific',
  ],
  ['cupMatches', 'most capped, played most, played the most'],
  ['age', 'oldest, eldest, older, elder, first born, earliest born, most senior'],
  ['-age', 'youngest, younger, latest born, newest, most junior'],
  ['career', 'longest career, longest careers, played longest, longest playing, longest serving, longest'],
];

/** `isOfCup`: one a World Cup. */
export type Honour = { one: string; many: string; titles: string; words: string; isOfCup?: boolean };

/** Awards in the tables. `titles` is how the award's title there starts; the World Cup itself is in the squads. */
export const HONOURS: readonly Honour[] = [
  {
    one: 'won the Ballon d’Or',
    many: 'Ballon d’Or winners',
    titles: 'Ballon d’Or (|Ballon d’Or Féminin',
    words:
      'ballon d or, ballons d or, ballon dor, balon d or, balon dor, ballon, ballon d or winner, ballon d or winners, european footballer of the year',
  },
  {
    one: 'won the World Cup’s Golden Ball',
    many: 'World Cup Golden Ball winners',
    titles: 'Golden Ball of the',
    isOfCup: true,
    words:
      'player of the tournament, best player of the tournament, best player at the tournament, voted best player, named best player, best player award, mvp, golden ball, golden ball winner, golden ball winners',
  },
  {
    one: 'was top scorer of a World Cup',
    many: 'top scorers of a World Cup (shared or not)',
    titles: 'Top scorer of a World Cup',
    isOfCup: true,
    words:
      'golden boot winner, golden boot winners, golden shoe winner, golden shoe winners, golden boots, won the golden boot, win the golden boot',
  },
  {
    one: 'won the World Cup',
    many: 'World Cup winners',
    titles: '',
    words:
      'world cup winner, world cup winners medal, world cup winner s medal, winners medal, winner s medal, world champion, world champions, world cup medal, world cup winning',
  },
  {
    one: 'captained a World Cup winner',
    many: 'captains of World Cup winners',
    titles: 'Captain of the winners',
    isOfCup: true,
    words: 'world cup winning captain, world cup winning captains, captained the winners, captained a world cup winner',
  },
  {
    one: 'won FIFA’s player of the year',
    many: 'FIFA players of the year',
    titles: 'World Player of the Year',
    words:
      'player of the year, player of the year award, player of the year awards, world player of the year, fifa player of the year, the best fifa, fifa the best, fifa best player',
  },
  {
    one: 'was African Footballer of the Year',
    many: 'African Footballers of the Year',
    titles: 'African Footballer',
    words: 'african footballer of the year, african player of the year',
  },
  {
    one: 'was South American Footballer of the Year',
    many: 'South American Footballers of the Year',
    titles: 'South American Footballer',
    words: 'south american footballer of the year, south american player of the year',
  },
  {
    one: 'was PFA Players’ Player of the Year',
    many: 'PFA Players’ Players of the Year',
    titles: 'Players’ Player',
    words: 'pfa player of the year, pfa award, players player of the year, pfa',
  },
  {
    one: 'was the world’s best goalkeeper of a year',
    many: 'goalkeepers of the year',
    titles: 'World’s best goalkeeper',
    words:
      'yashin trophy, best goalkeeper award, best goalkeeper awards, goalkeeper of the year, world s best goalkeeper, best goalkeeper in the world, best goalkeeper in the world awards, best keeper in the world',
  },
  {
    one: 'was in FIFPRO’s World 11',
    many: 'members of FIFPRO’s World 11',
    titles: 'World 11',
    words: 'fifpro, world 11 of the year, fifpro world 11, fifpro xi',
  },
  {
    one: 'was in the FIFA 100',
    many: 'FIFA 100 players',
    titles: 'FIFA 100',
    words: 'fifa 100, fifa 100 list, pele s fifa 100, pele s fifa 100 list',
  },
];

export const CAPTAINS = HONOURS.find(({ titles }) => titles.startsWith('Captain')) as Honour;
/** Worked out from the goals in the squads. */
export const TOP_SCORER = HONOURS.find(({ titles }) => titles.startsWith('Top scorer')) as Honour;
/** The World Cup itself, which the squads tell. */
export const WORLD_CUP = HONOURS.find(({ titles }) => titles === '') as Honour;
