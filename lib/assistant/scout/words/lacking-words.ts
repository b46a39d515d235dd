import { rowsOf } from '#lib/assistant/scout/words/rows.ts';

/** As `LACKING` calls them. */
export const SCORERS = 'scorers and minutes of single matches';
export const TAKERS = 'the takers of single penalties';
export const LACKING_CAPS = 'caps outside World Cups';
export const LACKING_GOALS = 'goals outside World Cups';

/** What the tables have of some teams. */
export const OF_SOME_TEAMS: readonly string[] = ['captains', 'coaches'];
export const OTHER_TITLES: readonly string[] = ['club titles', 'other tournaments'];

/** What no table has: how the answer names it, and the words for it. */
export const LACKING = rowsOf(`
captains | captain, captains, captained, captaincy, skipper, skippers, armband, skippered
Elo ratings and FIFA rankings | elo, elo rating, elo ratings, fifa ranking, fifa rankings, world ranking, world rankings
players’ heights or weights | tall, height, heights, weight, weigh, heavy, taller, tallest, short, shorter, shortest, size, smallest, biggest player, heaviest, lightest, cm tall, metres tall, feet tall
preferred feet | left footed, right footed, two footed, left footer, right footer, foot, feet, footed, left foot, right foot, lefty, lefties, left footers, leftfooted, weak foot, both feet
transfer fees | cost, costs, pay for, paid for, pay, fee, fees, price, transfer, transfers, worth, market value, value, expensive, most expensive, cheapest, cheap, cheaper, sold, bought, release clause, million, millions, budget, record signing, transfer fee, transfer fees, transfer record
playing styles | style, styles, a player like, players like, player like, someone like, somebody like, a defender like, in the mould of, similar to, similar, in the style of, plays like, play like, playing like, same style, alike
other awards | best young player, young player of the tournament, golden glove, best goalkeeper of the tournament, team of the tournament, fair play award, puskas award, goal of the tournament
extra time | extra time, aet, golden goal, golden goals, overtime, after extra time
substitutes | substitute, substitutes, substituted, as a substitute, off the bench, came on, super sub, supersub
international retirements | international football, international retirement, retired from international football, retired internationally, international career, retire from international football
youth teams | class of, academy, academies, youth, youth team, la masia, came through
reasons | why, how come, reason, reasons, because of what
birthplaces | birthplace, place of birth, born where
salaries | salary, salaries, wage, wages, earn, earns, earned, paid, rich, richest, net worth, income, highest paid
${LACKING_CAPS} | uncapped, capped, most international caps, the most international caps, most international appearances, the most international appearances
${LACKING_GOALS} | most international goals, the most international goals
averages per match | per game, per match, goals a game, ratio, goal ratio, strike rate, minutes per goal, average goals, goal average
which group was the hardest | group of death, groups of death, toughest group, hardest group
every nation’s World Cup titles | nations never champions
players of the same level | just as good, equally good
assists | assists, assist, assisted, key passes
club titles | most trophies, most titles, most decorated, champions league, uefa champions league, european cup, premier league title, league title, league titles, fa cup, uefa cup, europa league, copa libertadores, libertadores, la liga title, treble, double, cup final, club world cup, super cup, scudetto
other tournaments | euros, euro, copa america, european championship, european championships, africa cup of nations, afcon, asian cup, gold cup, olympics, olympic games, nations league, confederations cup, olympic, euro winners
managers’ own nations | foreign coach, foreign coaches, foreign manager, foreign managers, managed other countries, coached other countries, managed another country, coached another country
coaches | coach, coaches, trained, manager, managers, gaffer, boss, head coach, coached, managed, trainer, in charge, was in charge, charge of
news about injuries | fit for, injury, injuries, injured, hurt, fit again, broken leg
cards and fouls | red card, red cards, yellow card, yellow cards, fouls, sent off, booked, dirtiest, dirty, cards, headbutt, headbutted, headbutting, nutted
penalties and free kicks | take penalties, takes penalties, took penalties, taking penalties, take the penalties, penalty, penalty taker, penalty takers, free kick, free kicks, free kick takers, free kick taker, penalty scored, set pieces, corners, corner
${SCORERS} | hat trick, hat tricks, hattrick, hattricks, own goal, own goals, winning goal, first goal, fastest goal, minute, scored the winner, equaliser, last goal, opening goal, goal in the final
clean sheets and saves | clean sheet, clean sheets, saves, saved
host cities | the city, which city, what city, host city, host cities, city was, which cities, in the city, venue, venues
stadiums | stadium, stadiums, ground, arena, capacity
attendances | attendance, attendances, crowd, spectators
speed or pace | fast, faster, fastest, quick, quicker, quickest, pace, pacy, speed, speedy, slow, slower, slowest
skills | skilful, skillful, skills, skill, technique, technical, dribbling, dribbler, dribblers, passing, passer, passers, heading, header, headers, stamina, leadership, leader, leaders, strong, aggressive, clinical, hard working, hardest, tough, toughest, creative, tackling, tackler, finishing, vision, crossing, elegant, stylish, long shots, work rate, intelligence
private lives | gay, lesbian, bisexual, straight, muslim, christian, jewish, catholic, religious, black, white, died young, wife, married, girlfriend, children, kids, son of, son, father, brother, brothers, religion, dead, die, died, death, alive, tattoo, tattoos, hair, bald, balding, ginger, blond, blonde, moustache, haircut, twitter, instagram, brother of, handsome, ugly, beard, twins
forecasts | will win, next world cup, win next, who will, going to win, predict, prediction, odds, bet, betting
news | tonight, tomorrow, yesterday, next match, last night, this weekend, latest news, news, current form, form
league tables and club seasons | replaced, succeeded, relegated, relegation, promoted, standings, league table, top of the league, points, season, seasons, derby, el clasico, clasico, league goals, club goals, goals per season, cup goals
the laws of the game | offside, offside rule, rules, handball, var
referees | referee, referees, refereed, ref, whistle
`);
