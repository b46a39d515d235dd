/** Words that show what is being asked. Each phrase has only one meaning, and the longest match counts. */
export const CUES = {
  hello: 'hello, hi, hey, hiya, good morning, good evening, good afternoon, yo, howdy',
  thanks: 'thanks, thank you, thank, cheers, ta, thx, great answer, well done, nice one',
  help: 'help, help me, what can you do, what can i ask, what do you know, what can i ask you, how do you work, who are you, what are you, examples, example',
  eleven:
    'eleven, xi, 11, line up, lineup, starting eleven, starting xi, first eleven, first xi, dream team, dreamteam, a team, team of, best team, all star team, all stars, side, a side, best side, build my team, make my team, build my eleven, make my eleven, build my xi, ever team, team ever, team in, full team',
  team: 'team, teams',
  fill: 'fill, fill in, fill up, complete, finish, the rest, rest of, the rest of, remaining positions, empty positions, empty slots, open positions, the gaps with, round off',
  mine: 'my team, my side, my eleven, my xi, my squad, my lineup, my line up, my players, do i have, have i got, i have got, i already have, our team, this team, the team on screen, my',
  missing:
    'missing, what is missing, what s missing, lack, lacking, lacks, what do i need, what do i still need, who do i need, still need, what else do i need, gap, gaps, hole, holes, incomplete, weak spots, still open, still empty, what s open, what s empty, what is open, what is empty, unfilled, vacant, positions are empty, positions are open, positions are free, still free',
  outOfPosition:
    'out of position, out of place, wrong position, wrong positions, wrong place, misplaced, in the wrong position, right spot, right place, right position, in position, playing where they should, correct position, in his position, wrong, what s wrong, who s wrong',
  formationAdvice:
    'which formation, what formation, best formation, better formation, formation suits, suits my players, formation would suit, how should my team play, how should we play, how should we line up',
  describe:
    'rate, what do you think of, what do you think about, how good is, how is my team, describe my team, summary, summarise, summarize, sum up, judge, opinion on, analyse, analyze, review, average, average age, on average',
  should:
    'should, should i, could, would you pick, who should, recommend, recommendation, suggest, suggestion, suggestions, i need, need, needs, looking for, look for, replace, replacement, instead of, swap, swap out, upgrade, upgrade on, i want, for my team, for my side, for my squad, for my xi, for my eleven',
  nextTo:
    'next to, alongside, beside, partner, partners, partnered with, pair with, paired with, together with, fits with, fits next to, goes with',
  compare:
    'vs, versus, v, better, or, compare, compared, compared to, comparison, difference between, rather, prefer, stronger, combined, combination, joint, mixed',
  isIt: '',
  older: 'older, elder',
  younger: 'younger',
  young:
    'young, promising, wonderkid, wonderkids, wonder kid, up and coming, prospect, prospects, youngster, youngsters, talent, talents, young talent, young talents',
  who: 'who is, who s, who was, tell me about, info on, information on, facts about, profile of, profile, know about, introduce, describe',
  born: 'born, birthday, birth, birthdate, date of birth, dob, how old, age, old, birth date, star sign',
  clubs:
    'clubs, which clubs, club, which club, what club, what clubs, teams, which teams, what teams, career, careers, club career, history',
  playedFor:
    'play for, played for, plays for, playing for, turned out for, ever play for, ever played for, turn out for, represented, been at, was at, were at, signed for, has played for, have played for, played at, play at, on the books of, wore the shirt of',
  position:
    'position, positions, what position, which position, where did, where does, where do, role, playing position',
  from: 'from, nationality, country, nation, where is, where s, where was, come from, comes from, which country, what country, which nation, national team',
  number: 'number, shirt number, shirt, jersey, jersey number, squad number, wear, wore, what number, which number',
  goals:
    'goals, goal, scored, score, scorer, scorers, top scorer, top scorers, goalscorers, most goals, golden boot, scoring',
  worldCup: 'world cup, world cups, wc, worldcup, mundial, at the world cup, in world cups, the finals',
  squad: 'squad, squads, world cup squad, in the squad, roster',
  howMany: 'how many, number of, count, how much',
  oldest: 'oldest, eldest, first born, earliest born',
  youngest: 'youngest, latest born, newest',
  active:
    'active, still active, still playing, still play, playing today, today, current, currently, right now, at the moment, these days, nowadays, present day, playing now, modern, today s, still plays',
  retired: 'retired, former, ex, no longer playing, stopped playing',
  longest: 'longest career, longest careers, played longest, longest playing',
  women: 'women, woman, women s, womens, female, females, ladies, girls, lady',
  men: 'men, man, men s, mens, male, males',
  lesser:
    'lesser known, less known, little known, underrated, unknown, hidden gem, hidden gems, obscure, overlooked, forgotten, unsung, cult, surprise, surprising, less famous, not so famous, under the radar',
  onePerNation:
    'one per nation, one per country, one player per nation, one player per country, each from a different country, each from a different nation, different nations, different countries, different nation, different country, a different nation, a different country, another country each, one from each country, one from each nation, all from different countries, all from different nations, no two from the same country, no two from the same nation, eleven nations, eleven countries, one man per country, max one per nation, max one per country',
  onePerClub:
    'one per club, one player per club, each from a different club, different clubs, different club, a different club, one from each club, all from different clubs, no two from the same club, eleven clubs, one man per club, max one per club, one per team',
  not: 'without, except, except for, excluding, no, not, but no, but not, other than, apart from, minus, non, never',
  players:
    'players, player, footballers, footballer, soccer players, soccer player, names, legends, legend, greats, stars, star, icons, heroes, people, anyone, somebody, someone, guys, lads, who else, men who, women who, who wore',
  it: 'he, him, his, she, her, hers, they, them, their, this player, that player, he s, she s',
  and: 'and, what about, how about, and what about, now, only, but, also, same for, same but, then',
} as const satisfies Record<string, string>;

export type Cue = keyof typeof CUES;

/** Words that make no difference: lists are sorted by fame anyway. */
export const FILLERS =
  'talented, about, a, an, the, is, are, was, were, be, been, am, do, does, did, done, has, have, had, i, me, you, your, we, us all, it, its, this, that, these, those, there, here, of, in, on, at, to, for, by, as, with, into, than, if, so, any, all, some, every, each, please, pls, plz, just, ever, best, greatest, top, finest, good, great, better known, famous, best known, well known, known, biggest, classic, legendary, all time, alltime, of all time, goat, goats, time, times, world, world class, soccer, football, footballing, give, give me, gimme, show, show me, list, name, tell, tell me, find, find me, get, get me, build, build me, make, make me, pick, pick me, choose, create, put together, draw up, select, assemble, want, would, like, would like, love, can, could you, can you, will, won t, let s, let, lets, what, which, who, whom, whose, when, where, how, why, s, t, re, m, ve, d, ll, play, plays, played, playing, player s, be playing, both, either, together, also known, think, ok, okay, well, oh, um, erm, mate, bro, dude, man s, exactly, really, actually, maybe, perhaps, era, decade, period, days, years, year, during, around, about the, use, using, formation, system, shape, lined up, set up, team, squad of, position of, role of, one, ones, know, say, said, see, go, more, most, other, others, another, who have, who has, that have, people who, pitch, field, spot, slot, screen, ideal, perfect, fantasy, ultimate, history of, in history, of history, in the world, on earth, stars of, full, whole, entire, possible, up, out, off, over the, down, back in, back then, generation, golden, proper, decent, fit, fits, suit, suits, need someone, look, nice, solid, strong, class, quality, top class, consisting, consists, made, made up, containing, contains, include, includes, including, only from, starting, start, international, internationals, national, nationals, career as, game, games of, football s, xi s, shall, must, may, might, goes, same, right, likely, my own, own, called, named, surname, first name, take, pick between, choose between, go for, go with, guy, man, going to, because, someone better, somebody better';

/** Topics missing from the table: how the answer names them, and the words for them. */
export const TOPICS: readonly { topic: string; words: string }[] = [
  { topic: 'captains', words: 'captain, captains, captained, captaincy, skipper, skippers, armband, skippered' },
  {
    topic: 'height or weight',
    words:
      'tall, height, heights, weight, weigh, heavy, taller, tallest, short, shortest, size, smallest, biggest player',
  },
  {
    topic: 'the preferred foot',
    words:
      'left footed, right footed, two footed, left footer, right footer, foot, feet, footed, left foot, right foot, lefty, lefties',
  },
  {
    topic: 'transfer fees',
    words:
      'cost, costs, fee, fees, price, transfer, transfers, worth, market value, value, expensive, most expensive, cheapest, cheap, sold, bought, release clause, million, millions',
  },
  {
    topic: 'salaries',
    words: 'salary, salaries, wage, wages, earn, earns, earned, paid, rich, richest, net worth, income',
  },
  {
    topic: 'appearances and caps',
    words:
      'caps, cap, appearances, apps, appearance, matches, games, matches played, games played, most capped, minutes',
  },
  { topic: 'assists', words: 'assists, assist, assisted, key passes' },
  {
    topic: 'titles and awards',
    words:
      'trophy, trophies, title, titles, medal, medals, win, wins, won, winner, winners, winning, champion, champions, championship, champions league, european cup, ballon d or, ballons d or, ballon dor, balon d or, balon dor, ballon, golden ball, award, awards, honours, honors, league title, euros, copa america, euro, fa cup, european championship',
  },
  {
    topic: 'match results',
    words:
      'result, results, beat, beaten, lost, final, finals, semi final, score line, scoreline, drew, knocked out, group stage, penalty shootout, shootout, kick off, fixture, fixtures, tonight, tomorrow, yesterday, next match',
  },
  { topic: 'coaches', words: 'coach, coaches, manager, managers, gaffer, boss, head coach, coached, managed, trainer' },
  { topic: 'injuries', words: 'injury, injuries, injured, hurt, fit again, broken leg' },
  {
    topic: 'cards and fouls',
    words:
      'red card, red cards, yellow card, yellow cards, fouls, sent off, booked, dirtiest, penalty, penalties, free kick, free kicks, free kick takers',
  },
  { topic: 'stadiums', words: 'stadium, stadiums, ground, arena, capacity' },
  {
    topic: 'speed and skills',
    words:
      'fast, fastest, quick, quickest, pace, speed, skilful, skillful, skills, skill, technique, dribbling, dribbler, dribblers, passing, heading, header, headers, strength, stamina, leadership, leader, leaders',
  },
  {
    topic: 'private lives',
    words:
      'wife, married, girlfriend, children, kids, son of, father, brother, brothers, religion, dead, die, died, death, alive, tattoo, tattoos, hair, haircut, twitter, instagram, brother of',
  },
];

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** Leagues founded after the player table begins, by their clubs' label, with their first year. */
export const LEAGUES_SINCE: Readonly<Record<string, number>> = {
  'a Premier League club of 2025–26': 1992,
  'a Major League Soccer club of 2025–26': 1996,
};

/** The others may also mean the host's team: 'France 98'. */
export const NAMES_OF_CUPS_ONLY = /^(?:italia|espana|mexico|usa|korea)/;

export const CUP_NAMES: Readonly<Record<string, number>> = {
  'west germany 74': 1974,
  'germany 74': 1974,
  'argentina 78': 1978,
  'espana 82': 1982,
  'spain 82': 1982,
  'mexico 86': 1986,
  'italia 90': 1990,
  'italy 90': 1990,
  'usa 94': 1994,
  'france 98': 1998,
  'korea japan 2002': 2002,
  'germany 2006': 2006,
  'south africa 2010': 2010,
  'brazil 2014': 2014,
  'russia 2018': 2018,
  'qatar 2022': 2022,
};
