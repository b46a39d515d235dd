import { listOf, rowsOf } from '#lib/assistant/scout/words/rows.ts';

/** Words that show what is being asked. Each phrase has one meaning, and the longest match counts. */
export const CUES = {
  hello: 'hello, hi, hey, hiya, good morning, good evening, good afternoon, yo, howdy',
  undo: 'undo, undo that, undo it, take that back, revert, revert that, go back',
  thanks: 'thanks, thank you, thank, cheers, ta, thx, great answer, well done, nice one',
  help: 'help, help me, what can you do, what can i ask, what do you know, what can i ask you, how do you work, who are you, what are you, examples, example',
  ratings:
    'rating even mean, rating mean, ratings mean, ratings even mean, rating means, rating based on, ratings based on, ratings come from, rating come from, ratings work, rating work, ratings calculated, rating calculated, ratings made',
  eleven:
    'eleven, xi, dream team, dreamteam, a team, team of, best team, all star team, all stars, allstars, all star, allstar, best lineup, best line up, side, a side, best side, build my team, make my team, build my eleven, make my eleven, build my xi, ever team, team ever, full team, select xi',
  lineup:
    'line up, lineup, line ups, lineups, lined up, starting eleven, starting 11, starting xi, first eleven, first 11, first xi, started, starters, starting line up, starting lineup, played in the final, start a, to start, start in',
  team: 'team',
  fill: 'fill the gaps, fill in the gaps, fill gaps, fill my gaps, fill the holes, plug the gaps, fill, fill in, fill up, complete, finish, the rest, rest of, the rest of, remaining positions, empty positions, empty slots, open positions, the gaps with, round off',
  secret:
    'api key, api keys, system prompt, your prompt, prompt, your instructions, previous instructions, prior instructions, instructions, all instructions, your rules, password, passwords, secret key, source code, environment variables, developer mode, jailbreak, act as, ignore everything',
  change:
    'change, change to, change it to, move, move to, switch, switch to, switch it to, put, put in, bring, bring in, bring on, get in, add, sub in, rearrange, arrange, turn, turn into, redo, rebuild, remake, convert, transform',
  keep: 'keep, keeping, but keep, keep only, hold on to, stick with, retain',
  swappedFor: 'swapped for',
  roomFor: 'room for, space for, place for, spot for, make way for, make room for',
  conceded: 'conceded, concede, concedes, let in, leaked, shipped, goals against',
  thanMine: '',
  /** The same player by two names. */
  twice: '',
  /** Said with 'World Cup' */
  ofCups: '',
  mine: 'what i have, what i ve got, i ve got, ive got, my team, my side, my eleven, my xi, my squad, my lineup, my line up, my players, do i have, have i got, i have got, i already have, our team, this team, this side, the team on screen, my, i have, mine, of mine, ours',
  forMine: 'for my team, for my side, for my squad, for my xi, for my eleven, for me, in my team, in my side, in my xi',
  /** In the team on screen, if there is one. */
  here: 'here, in here, among them, in this team',
  /** A sentence ends. */
  stop: 'endofsentence',
  /** The user's nation, or nobody's. */
  us: 'us, we, our, ourselves',
  bench:
    'subs, my subs, bench, my bench, on my bench, on the bench, substitutes, my substitutes, reserves, my reserves',
  missing:
    'don t have, do not have, missing, what is missing, what s missing, lack, lacking, lacks, what do i need, what do i still need, who do i need, still need, what else do i need, gap, gaps, hole, holes, incomplete, still open, still empty, what s open, what s empty, what is open, what is empty, unfilled, vacant, positions are empty, spots are empty, spots are still empty, spots are open, positions are open, positions are free, still free',
  misplaced:
    'out of position, out of place, wrong position, wrong positions, wrong place, misplaced, in the wrong position, right spot, right place, right position, in position, playing where they should, correct position, in his position, wrong, what s wrong, who s wrong',
  formationAdvice:
    'which formation, which formation has, what formation, best formation, better formation, formation suits, suits my players, formation would suit, how should my team play, how should we play, how should we line up, how should my team line up',
  describe:
    'rate, what do you think of, what do you think about, how is my team, how good is my team, describe my team, describe, summary, summarise, summarize, sum up, judge, opinion on, analyse, analyze, review, average, average age, on average, is this any good, is it any good, is this good, any good, strong is my team',
  weakest:
    'who should i drop, who should i sell, who to drop, improve, improve my team, make my team stronger, make my team better, my team stronger, my team better, weakest position, weakest positions, weakest link, weakest player, weakest spot, weak link, weak links, weak spot, weak spots, weakest of them, weakness, weaknesses, weak point, weakest area, weakest line, weakest part',
  strongest:
    'strongest position, best position, strongest player, strength, strengths, strongest area, strongest line, my best player, strong point, my star, strongest part',
  should:
    'should, should i, could, would you pick, who should, recommend, recommendation, suggest, suggestion, suggestions, i need, need, needs, looking for, look for, i want, should start, who do i pick, who do you pick, who would you pick, do i pick, should i pick, pick for',
  instead:
    'exchange, option for, options for, alternative to, alternatives to, alternative for, backup for, cover for, replace, replacement, instead of, swap, swap out, upgrade, upgrade on, take off, sub off, sub, rather than, replaced by, replaced with, replace with, in place of',
  nextTo:
    'next to, alongside, beside, partner, partners, partnered with, pair with, paired with, together with, fits with, fits next to, goes with, complement, complements',
  compare: 'against, vs, versus, v, compare, compared, compared to, comparison, difference between, rather, prefer',
  or: 'or, combined, combination, joint, mixed, either',
  than: 'than',
  wouldWin:
    'who would win, would win, who wins, would beat, could beat, who would beat, would they beat, simulate, would it be, if they played, in a match',
  who: 'what s the story with, story of, real name, full name, tell me about, info on, information on, facts about, profile of, profile, know about, introduce, who is, who s, who was',
  born: 'born, birthday, birth, birthdate, date of birth, dob, how old, age, old, birth date, star sign',
  clubs:
    'which clubs, club, which club, what club, what clubs, career clubs, club career, club history, teams has, teams did, what teams, which teams did, teams was, teams have',
  playedFor:
    'play for, played for, plays for, playing for, turned out for, ever play for, ever played for, turn out for, represented, been at, was at, were at, signed for, has played for, have played for, played at, play at, on the books of, wore the shirt of, appeared at, appeared in, appear at, been to, gone to, go to, went to, been in, take part in, took part in, at a, at the',
  position: 'position, positions, what position, which position, playing position, play where',
  where: 'where did, where does, where do, where has',
  nation:
    'from, nationality, country, nation, where is, where s, where was, come from, comes from, which country, what country, which nation, national team, countries, nations',
  number:
    'number, shirt number, shirt, jersey, jersey number, squad number, wear, wore, what number, which number, shirt numbers, numbers',
  career:
    'how long, career, careers, retire, retired in, retires, start his career, debut, stopped playing, years active',
  awards: 'awards, award, honours, honors, trophies, trophy, title, titles, medals, medal, prizes, individual awards',
  howGood: 'how good is, how good was, rating, ratings, rated, score out of, how strong is',
  scored:
    'scored, score, scorer, scorers, goalscorer, goalscorers, goal scorer, goal scorers, scoring, scores, found the net, netted',
  worldCup:
    'tournament, the tournament, of the tournament, world cup, wc, worldcup, mundial, at the world cup, at the world cups, in world cups, at world cups, world cup history, at a world cup, in a world cup, in the world cup, at any world cup, to a world cup, to the world cup, at the worldcup, at worldcups, world cup ever, world cup s, fifa world cup, the finals',
  lastCup: 'last world cup, final world cup',
  whichCup:
    'which world cup, what world cup, which world cups, which tournament, in which years, in which year, in what years, in what year, which years, which year',
  champion:
    'most successful, successful, won, win, winner, winners, winning, champion, champions, championship, lifted, lift, lifting, lifts, conquered, victory, has won, have won',
  lost: 'who beat, who defeated, who eliminated, lose, lost, loses, losing, defeat, defeats, defeated, lost to, lost the, beaten by, was beaten, were beaten, got beaten, losing finalist, losing finalists',
  drawn: 'drew, draw, draws, drawn',
  beat: 'beaten, beat, beats, win against, wins against, win over',
  getsIn:
    'get into, gets into, got into, make it into, makes it into, break into, walk into, get a place in, get a game in',
  out: 'went home, go home, gone home, sent home, flew home, knocked, knocked out, knock out, go out, went out, eliminated, how far, further, farther, went further, got further, get knocked out, exit',
  eliminator: 'eliminator of',
  whichGroup:
    'which group, what group, group table, whose group, group standings, group, the group, final standings, finish above, finished above, finish below, finished below, finish ahead of, finished ahead of, finish behind, finished behind',
  record:
    'record holder, record holders, record, records, all time record, track record, wins draws and losses, wins draws losses, wins losses and draws, wins and losses, win loss record, wins draws and defeats, wins draws defeats, wins and defeats, won drawn lost',
  result:
    'what date, which date, met, meet, meetings, run, met each other, meet each other, face each other, play each other, against each other, faced, faced each other, played each other, result, results, scoreline, score line, what was the score, what were the scores, the scores, the score, final score, the final score, match, matches, reach, reached, get to, got to, get on, fixture, fixtures, path, route, journey, road, played against, do at, did at, perform, fare, fared, head to head, how did',
  squad: 'squad, squads, world cup squad, in the squad, roster, party',
  together: 'together, jointly, two countries, several countries, more than one country',
  hosts:
    'defending champions, defending champion, defending world champions, reigning champions, holders, title holders, host, hosts, hosted, hosting, host nation, held, take place, took place, where was the, home soil, on home soil, home turf, on home turf',
  teams:
    'teams, which teams, what teams, which countries, which nations, what countries, which country, how many teams, participants, took part, teams were, qualified, qualify',
  biggest:
    'biggest win, biggest wins, biggest victory, biggest, winning margin, biggest winning margin, biggest margin, margin, margin of victory',
  heaviest:
    'biggest defeats, heaviest defeats, worst defeats, biggest losses, biggest defeat, heaviest defeat, worst defeat, biggest loss, heaviest loss',
  highest: 'highest scoring, highest scoring match, most goals in a match, most goals in a game, highest scoring game',
  shootouts:
    'penalty shootout, penalty shootouts, penalty shoot out, penalty shoot outs, shootout, shootouts, shoot out, shoot outs, on on penalties, penalties, went to penalties, go to penalties, decided on penalties, decided by penalties, settled on penalties, settled by penalties, went to a shootout',
  teammates:
    'teammate, teammates, team mate, team mates, team-mates, played with, play with, played alongside, colleagues, played together, play together, ever play with',
  howMany: 'how many, how often, number of, count, how much, total number',
  asPlayer: 'as player, as a player',
  oneClub:
    'one club men, one club man, one club players, one club player, with one club, had one club, at one club, for one club, only one club, a single club, just one club, whole career at one club, played for one club, one man club, loyal',
  lesser:
    'lesser known, less known, little known, underrated, unknown, hidden gem, hidden gems, obscure, overlooked, forgotten, unsung, cult, surprise, surprising, less famous, not so famous, under the radar, cult heroes, most underrated',
  best: 'best, greatest, top, finest, all time, alltime, of all time, best ever, topped, top of, winners of the group, dream, ideal, perfect, ultimate, strongest',
  attacking:
    'gung ho, all out attack, attack minded, more attacking, attacking, more offensive, offensive, more forwards, more strikers, attack more',
  defensive: 'more defensive, defensive, more defenders, safer, defend more, solid at the back',
  not: 'don t say, don t pick, don t include, don t want, don t use, not include, besides, anyone but, anybody but, everyone but, without, except, except for, excluding, exclude, no, not, but no, but not, other than, apart from, minus, non, never, not from, who never, never been, no more, leave out, leaving out, drop, remove, get rid of, take out, take away, taking away, taken away, leave aside, leaving aside, not counting, ignoring, discounting, barring, with the exception of, save for, none of them, none of whom, none of which, none of those, none of these, not one of them, and none of them, didn t, did not, haven t, have not, hasn t, wasn t, weren t, isn t, aren t, who aren t, nobody from, none from, no one from, nobody who, no one who, noone who, none who, nobody, neither, nor, bar, no players from',
  excluded:
    'doesn t count, don t count, does not count, do not count, didn t count, not included, not counted, excluded, excepted, aside',
  only: 'only, nobody but, nothing but, just, all',
  ever: 'ever',
  /** Not only at World Cups. */
  overall:
    'overall, in total, total, altogether, in all competitions, in their career, in his career, in her career, including friendlies',
  pronoun:
    'he, him, his, she, her, hers, they, them, their, this player, that player, he s, she s, it, one of them, those, these, that lot, this lot, those lot, these lads, the lads, in there, in it, who of them, which of them, any of them, of them, of those, of these',
  more: 'next ones, next ten, show more, some more, others too, anyone else, who else, any others, give me more, more please',
  most: 'most, the most, more, fewer, fewest, least, the fewest, the least, most often, often, most frequently, more often',
  sameAs:
    'same player, the same player, same person, the same person, the same man, the same guy, the same one, same, same thing, same thing but, same for, same but, the same',
  former: 'former, ex, formerly',
  outside: 'outside, outside of',
  yearOf:
    'in the year that, in the year when, in the same year as, the same year as, the same age as, same age as, the year, in the year, the same year, year, the year that, the year when, the year in which, in the same year, in the same year that, when, that year',
  playedIn:
    'played in, play in, plays in, playing in, ever played in, have played in, has played in, played club football in, based in, play their football in',
  called:
    'called, named, with the name, name is, surname, surnamed, first name, whose name is, by the name of, name contains',
  nicknamed: 'nicknamed, nickname is, nickname was, with the nickname, known as, nickname',
  startsWith: 'starts with, start with, starting with, begins with, beginning with, begin with',
  endsWith: 'ends with, ending in, ending with, ends in, end in, end with',
  players:
    'goat, goats, players, player, footballers, footballer, soccer players, soccer player, names, members, legends, legend, greats, stars, star, icons, heroes, people, person, anyone, anybody, somebody, someone, lads, geezers, who wore, man',
} as const satisfies Record<string, string>;

export type Cue = keyof typeof CUES;
export const cuesIn = listOf<Cue>();

/** How a match ended for one side. */
export const OUTCOMES = cuesIn('lost drawn beat champion');
/** How a match ended, or which of several is meant. */
export const MATCH_CUES = cuesIn('result lost drawn beat out biggest highest heaviest shootouts eliminator whichGroup');

/** Words that say when the previous question goes on. */
export const GOES_ON =
  /^(?:and|what about|how about|same|now|only|but|without|except|also|just|make it|make that|make them|change it|in (?:a )?\d|swap|instead|no|not|plus|or|then|more|younger|older|y|e|et|und)\b/;

/** Matches at a World Cup, as in the tables. */
export const STAGES = rowsOf(`
final | final, finals, the final, in the final, world cup final, world cup finals, finalists, finalist, runner up, runners up, finish second, finished second, came second, come second, was second
semi-final | semi finalists, semi finalist, semifinalists, semifinalist, semi, semi final, semi finals, semifinal, semifinals, semis, last four
quarter-final | quarter finalists, quarter finalist, quarterfinalists, quarter final, quarter finals, quarterfinal, quarterfinals, quarters, the quarters, last eight
third place | third place, third place match, bronze, finished third, finish third, came third, come third, was third
opening | opening match, opening matches, opener
round of 16 | round of 16, last 16, second round, last sixteen
knockout | knockout, knock out match, knock out matches, knockouts, knockout match, knockout matches, knockout game, knockout games, knockout stage, knockout stages, knockout round, knockout rounds, knockout phase
group | group stage, the group stage, the group stages, first round, group game, group games, group match, group matches, groups
`);
