import type { Ask } from '#lib/assistant/scout/query.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { listOf } from '#lib/assistant/scout/words/rows.ts';

const heededIn = listOf<Cue | `${Cue}!`>();

/** Cues that need no answer of their own: grammar, or already in the conditions, the order or the kind of answer. */
export const ALWAYS = cuesIn(
  'hello thanks help alike us here stop ofCups ofCaps who ever overall or not both only than pronoun players should sameAs thanMine change swappedFor record dated former worldCup playedFor playedIn called nicknamed startsWith endsWith team versatile',
);
const OF_LISTS =
  'more asPlayer howGood position best scored champion oneClub lesser squad lineup nation number awards fill';
const OF_SCREEN = 'mine forMine together describe formationAdvice howGood position eleven lineup born howMany';
/** Parts of the user's team, or what to say of it. */
const OF_PARTS = 'misplaced! average! weakest! strongest! ofLines! career!';

/**
 * The other cues that each kind of answer heeds: those with a mark have to make a difference to it, and the others it tells,
 * asked or not. Any other is reported as left out.
 */
const HEEDED: Readonly<Record<Ask, readonly (Cue | `${Cue}!`)[]>> = {
  talk: heededIn('mine best'),
  nothing: [],
  champion: heededIn('opponents most teams nation howMany champion result whichCup awards compare beat! lost! best!'),
  match: heededIn(
    'teams nation howMany champion beat result lost most awards out opponents whichCup scored compare lineup inPlay shootouts! more! squad! eleven! best! conceded! drawn! eliminator! whichGroup! biggest! highest! heaviest! howGood! difference! perMatch!',
  ),
  goals: heededIn(
    'scored minute opponents howMany result compare teams beat lost champion out squad nation most! best! drawn! shootouts! whichCup! firstCup! lastCup! lineup! born!',
  ),
  lineup: heededIn(
    'result beat lost compare lineup teams eleven formationAdvice nation opponents! more! most! howMany! champion! squad! average! born! howGood! shootouts! drawn!',
  ),
  squad: heededIn('squad nation number position howMany average! born! eleven! lineup! teams!'),
  hosts: heededIn('hosts teams nation where out whichCup howMany result champion! best! lost! firstCup! lastCup!'),
  manager: heededIn('champion squad nation teams whichCup howMany result lost! asPlayer! most! hosts! out!'),
  captain: heededIn('champion nation lineup! squad!'),
  teams: heededIn(
    'teams nation howMany best whichCup out more! most! champion! beat! result! squad! lineup! eleven! lost! scored! absent! firstCup! lastCup!',
  ),
  versus: heededIn('wouldWin beat compare mine result eleven squad best champion! getsIn! forMine!'),
  eleven: heededIn(`${OF_LISTS} eleven keep change mine forMine attacking defensive teams missing`),
  edit: heededIn(
    `${OF_LISTS} ${OF_SCREEN} bench missing notMine compare keep instead attacking defensive change weakest ${OF_PARTS}`,
  ),
  count: heededIn(`${OF_LISTS} notMine howMany`),
  list: heededIn(`${OF_LISTS} notMine teams clubs most howMany`),
  screen: heededIn(`${OF_LISTS} ${OF_SCREEN} whichCup clubs teams most roomFor bench! missing! ${OF_PARTS}`),
  suggest: heededIn(`${OF_LISTS} ${OF_SCREEN} notMine instead nextTo getsIn bench missing ${OF_PARTS}`),
  person: heededIn(
    'oneClub asPlayer strongest howMany best describe getsIn mine forMine missing firstCup! lastCup! whichCup! teams! born! clubs! position! where! nation! number! career! awards! howGood! scored! champion! result! squad! lineup! lost! out! compare!',
  ),
  compare: heededIn(
    'compare roomFor difference whichCup most howGood scored champion awards squad getsIn mine forMine howMany eleven clubs best! teammates! describe! born! lineup!',
  ),
  teammates: heededIn('teammates clubs! best! nation!'),
};

export const isHeeded = (ask: Ask, cue: Cue) => HEEDED[ask].includes(cue) || isToDiffer(ask, cue);
export const isToDiffer = (ask: Ask, cue: Cue) => HEEDED[ask].includes(`${cue}!`) && !HEEDED[ask].includes(cue);
