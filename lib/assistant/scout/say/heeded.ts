import type { Ask } from '#lib/assistant/scout/query.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';

/** Cues that need no answer of their own: grammar, or already in the conditions, the order or the kind of answer. */
export const ALWAYS = cuesIn(
  'hello thanks help alike us here stop ofCups ofCaps who ever overall or not both only than pronoun players should sameAs thanMine change swappedFor record dated former worldCup playedFor playedIn called nicknamed startsWith endsWith team versatile',
);
const OF_LISTS =
  'more asPlayer howGood position best scored champion oneClub lesser squad lineup nation number awards fill';
const OF_TEAMS = 'more most teams nation howMany champion beat result squad lineup eleven lost';
const OF_SCREEN =
  'mine forMine together bench missing misplaced formationAdvice describe average weakest strongest ofLines howGood position eleven lineup born howMany career';

/** The other cues that each kind of answer heeds. Any other is reported as left out. */
export const HEEDED_CUES: Readonly<Record<Ask, readonly Cue[]>> = {
  talk: cuesIn('mine best'),
  nothing: [],
  champion: cuesIn('opponents most teams nation howMany champion beat result lost whichCup awards best compare'),
  match: cuesIn(
    `${OF_TEAMS} best awards conceded drawn out eliminator whichGroup biggest highest heaviest shootouts inPlay opponents whichCup scored compare howGood difference perMatch`,
  ),
  goals: cuesIn(
    'scored squad minute opponents howMany most best result compare teams nation lost champion drawn beat out shootouts whichCup firstCup lastCup lineup born',
  ),
  lineup: cuesIn(`${OF_TEAMS} average born howGood shootouts compare drawn formationAdvice`),
  squad: cuesIn('howMany average born squad eleven lineup teams nation number position'),
  hosts: cuesIn('hosts champion best teams nation where result out lost whichCup howMany firstCup lastCup'),
  manager: cuesIn('lost champion asPlayer squad nation most hosts teams whichCup howMany result out'),
  captain: cuesIn('champion lineup squad nation'),
  teams: cuesIn(`${OF_TEAMS} best whichCup scored out absent firstCup lastCup`),
  versus: cuesIn('wouldWin beat compare mine champion result eleven squad best getsIn forMine'),
  eleven: cuesIn(`${OF_LISTS} eleven keep change mine forMine attacking defensive teams missing`),
  edit: cuesIn(
    `${OF_SCREEN} notMine compare best nation keep instead attacking defensive change fill champion scored oneClub`,
  ),
  count: cuesIn(`${OF_LISTS} notMine howMany`),
  list: cuesIn(`${OF_LISTS} notMine teams clubs most howMany`),
  screen: cuesIn(`${OF_LISTS} ${OF_SCREEN} whichCup clubs teams most roomFor`),
  suggest: cuesIn(`${OF_LISTS} notMine ${OF_SCREEN} instead nextTo getsIn`),
  person: cuesIn(
    'oneClub firstCup lastCup whichCup teams asPlayer born clubs position strongest where nation number career awards howGood scored champion howMany best describe result squad lineup lost out compare getsIn mine forMine missing',
  ),
  compare: cuesIn(
    'compare roomFor difference whichCup most clubs howGood best scored champion awards squad getsIn mine forMine teammates describe howMany born lineup eleven',
  ),
  teammates: cuesIn('teammates clubs best nation'),
};
