import { rowsOf } from '#lib/assistant/scout/words/rows.ts';

const measure = (one: string, many: string, basis: string, nouns = '') => ({ one, many, basis, nouns });

/** What players can be counted and ordered by. `nouns` follow a number or 'most'. */
export const MEASURES = {
  rating: measure('point', 'points', 'by our panel’s rating'),
  fame: measure('point', 'points', 'best known first'),
  cupGoals: measure(
    'World Cup goal',
    'World Cup goals',
    'by World Cup goals',
    'world cup goals, goals, goal, goals at world cups, goals at the world cup, goals in world cups',
  ),
  cupMatches: measure(
    'World Cup match',
    'World Cup matches',
    'by World Cup matches',
    'world cup matches, world cup games, world cup appearances, world cup caps, world cup match, caps, cap, appearances, matches, games, apps, matches played, games played, international matches, matches at world cups, games at world cups',
  ),
  cupStarts: measure(
    'World Cup start',
    'World Cup starts',
    'by World Cup starts',
    'world cup starts, starts, matches started, games started',
  ),
  cups: measure(
    'World Cup',
    'World Cups',
    'by World Cup squads',
    'world cups, worldcups, world cup squads, world cup tournaments, tournaments, different world cups',
  ),
  cupGoalsOnce: measure('goal at one World Cup', 'goals at one World Cup', 'by goals at one World Cup'),
  cupsScoredIn: measure('World Cup scored at', 'World Cups scored at', 'by World Cups scored at'),
  cupTeams: measure('nation at World Cups', 'nations at World Cups', 'by nations at World Cups'),
  cupsWon: measure(
    'World Cup won',
    'World Cups won',
    'by World Cups won',
    'world cup titles, world cup wins, world cup medals, world titles, world championships',
  ),
  awards: measure(
    'time',
    'times',
    'by how often',
    'ballon d ors, ballons d or, ballon dors, ballon d or wins, ballon d or awards, golden balls',
  ),
  clubs: measure('club', 'clubs', 'by number of notable clubs', 'clubs, different clubs'),
  age: measure('year', 'years', 'by date of birth'),
  career: measure('year', 'years', 'by length of career'),
};
export type Measure = keyof typeof MEASURES;

/** Words that order by a measure. `-` means least first. */
export const ORDERS = rowsOf<`${'-' | ''}${Measure}`>(`
rating | highest rated, best rated, rated highest, rated highest first, highest rated first, highest first, best first, highest rating, better, stronger, rated higher, higher rated, higher, rated best
-rating | worst, weakest, worse, lowest rated
fame | best known, better known, most famous, most popular, famous, more famous
-fame | least known, least famous
cupGoals | top scorer, top scorers, top goalscorer, top goalscorers, best scorer, best scorers, leading scorer, leading scorers, highest scorer, highest scorers, record scorer, record scorers, golden boot, golden shoe, scored most, scored the most, scored more, most prolific, prolific
cupMatches | most capped, played most, played the most
age | oldest, eldest, older, elder, first born, earliest born, most senior
-age | youngest, younger, latest born, newest, most junior
career | longest career, longest careers, played longest, longest playing, longest serving, longest
`);

/** `isOfCup`: one a World Cup. */
export type Honour = { one: string; many: string; titles: string; words: string; isOfCup?: boolean };

/** Awards in the tables. `titles` is how the award's title there starts; the World Cup itself is in the squads. */
export const HONOURS: readonly Honour[] = `
won the Ballon d’Or / Ballon d’Or winners / Ballon d’Or (|Ballon d’Or Féminin /  / ballon d or, ballons d or, ballon dor, balon d or, balon dor, ballon, ballon d or winner, ballon d or winners, european footballer of the year
won the World Cup’s Golden Ball / World Cup Golden Ball winners / Golden Ball of the / cup / player of the tournament, best player of the tournament, best player at the tournament, voted best player, named best player, best player award, mvp, golden ball, golden ball winner, golden ball winners
was top scorer of a World Cup / top scorers of a World Cup (shared or not) / Top scorer of a World Cup / cup / golden boot winner, golden boot winners, golden shoe winner, golden shoe winners, golden boots, won the golden boot, win the golden boot
won the World Cup / World Cup winners /  /  / world cup winner, world cup winners medal, world cup winner s medal, winners medal, winner s medal, world champion, world champions, world cup medal, world cup winning
captained a World Cup winner / captains of World Cup winners / Captain of the winners / cup / world cup winning captain, world cup winning captains, captained the winners, captained a world cup winner
won FIFA’s player of the year / FIFA players of the year / World Player of the Year /  / player of the year, player of the year award, player of the year awards, world player of the year, fifa player of the year, the best fifa, fifa the best, fifa best player
was African Footballer of the Year / African Footballers of the Year / African Footballer /  / african footballer of the year, african player of the year
was South American Footballer of the Year / South American Footballers of the Year / South American Footballer /  / south american footballer of the year, south american player of the year
was PFA Players’ Player of the Year / PFA Players’ Players of the Year / Players’ Player /  / pfa player of the year, pfa award, players player of the year, pfa
was the world’s best goalkeeper of a year / goalkeepers of the year / World’s best goalkeeper /  / yashin trophy, best goalkeeper award, best goalkeeper awards, goalkeeper of the year, world s best goalkeeper, best goalkeeper in the world, best goalkeeper in the world awards, best keeper in the world
was in FIFPRO’s World 11 / members of FIFPRO’s World 11 / World 11 /  / fifpro, world 11 of the year, fifpro world 11, fifpro xi
was in the FIFA 100 / FIFA 100 players / FIFA 100 /  / fifa 100, fifa 100 list, pele s fifa 100, pele s fifa 100 list
`
  .trim()
  .split('\n')
  .map((line) => {
    const [one = '', many = '', titles = '', cup, words = ''] = line.split(/ \/ ?/);
    return { one, many, titles, words, isOfCup: cup === 'cup' };
  });

export const CAPTAINS = HONOURS.find(({ titles }) => titles.startsWith('Captain')) as Honour;
/** Worked out from the goals in the squads. */
export const TOP_SCORER = HONOURS.find(({ titles }) => titles.startsWith('Top scorer')) as Honour;
/** The World Cup itself, which the squads tell. */
export const WORLD_CUP = HONOURS.find(({ titles }) => titles === '') as Honour;
