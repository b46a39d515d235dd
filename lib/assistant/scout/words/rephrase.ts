import { NUMBER_WORDS } from '#lib/assistant/scout/words/number-words.ts';

/** Numbers that stand for a position: 'a false nine', 'the best number tens'. Others are only shirts. */
const ROLES: Readonly<Record<string, string>> = {
  one: 'goalkeeper',
  four: 'defensive midfielder',
  six: 'defensive midfielder',
  eight: 'central midfielder',
  nine: 'striker',
  ten: 'attacking midfielder',
};
const DIGITS: Readonly<Record<string, string>> = { 1: 'one', 4: 'four', 6: 'six', 8: 'eight', 9: 'nine', 10: 'ten' };
const WORDS = 'ten|nine|eight|six|four|one';
const NUMBER = `(10|1|4|6|8|9|${WORDS})`;
const roleOf = (number = '') => ROLES[DIGITS[number] ?? number.replace(/^sixes$/, 'six').replace(/s$/, '')] ?? number;

const NOT_WORN = '(?<!\\b(?:wore|wear|wears|wearing|worn|shirts?|jerseys?)\\b.*)';
const KIND =
  'proper|real|true|good|new|great|top|decent|old school|classic|traditional|typical|pure|false|world class|best|greatest|finest|ideal|perfect|another';
const NO = '(?:number|no|nr|num)';
const AFTER =
  '(?=$| (?:in|of|from|for|to|who|with|please|there|and|or|that|at|on|is|he|next|behind|like|now|born|under|ever)\\b)';

const MINE = '(?:(?:my|our|this) (?:whole |entire )?(?:team|side|eleven|xi|squad|line ?up|lot|lads|boys|guys|players))';
const MAY = '(?:could|can|would|will|do|does|should|might)';
const WHO = '(?:by )?(?:who|whom|which (?:team|country|side|nation))';
const IN_MINE = `(?: (?:in|into|to|for) (?:my|our|this|the) (?:team|side|eleven|xi|squad|line ?up))`;

const GOALS = 'one|two|three|four|five|six|seven|eight|nine|ten';

type Turn = readonly [pattern: string, plain: string | ((...parts: string[]) => string)];

/** Numbers for formations and positions. */
const NUMBERS: readonly Turn[] = [
  [
    '\\b(?:four (?:four two|three three|two three one)|three (?:five two|four three)|five three two)\\b',
    (whole = '') =>
      whole
        .split(' ')
        .map((word) => String(NUMBER_WORDS[word]))
        .join(' '),
  ],
  [
    `${NOT_WORN}\\b${NO} ?(tens|nines|eights|sixes|fours|ones|10 ?s|1 ?s|4 ?s|6 ?s|8 ?s|9 ?s)\\b`,
    (_, number = '') => `${roleOf(number.replace(/^(\d+) ?s$/, '$1'))}s`,
  ],
  [
    // 'The tens' are a decade.
    `${NOT_WORN}(?<!(?:\\d|\\b(?:the|in|of|from|during|and|early|late|mid|number)) ?)\\b(?:false )?(tens|nines|eights|sixes|10s|9s|8s|6s)\\b(?! at)`,
    (_, number = '') => `${roleOf(number.replace(/^(\d+)s$/, '$1'))}s`,
  ],
  [
    `${NOT_WORN}\\b((?:an?|my|our|${KIND})(?: (?!shirt|squad)[a-z]+)??) ${NO} ?${NUMBER}\\b(?! (?:shirt|jersey|\\d))`,
    (_, before = '', number) => `${before} ${roleOf(number)}`,
  ],
  [
    `${NOT_WORN}\\b((?:an?|the|my|our) )?((?:(?:${KIND}) )*)${NUMBER}${AFTER}`,
    (whole, article = '', kind = '', number) =>
      (article !== '' || /false|classic|old school|traditional|proper/.test(kind)) &&
      (kind !== '' || /\d/.test(whole) || (/^an? /.test(article) && number !== 'one'))
        ? `${article}${kind.replace('false ', '')}${roleOf(number)}`
        : whole,
  ],
  [
    `\\b(${GOALS}) (nil|zero|nothing|${GOALS})(?=$| (?:in|against|win|to|over|at|game|match|defeat|loss|final)\\b)`,
    (_, goals = '', others = '') => `${NUMBER_WORDS[goals]} ${NUMBER_WORDS[others] ?? 0}`,
  ],
];

/** Turns of phrase, and plain words for the same, in order. */
const TURNS = String.raw`
\b(?:my|me) (?:dad|father|mum|mother|mate|brother|sister|son|daughter|wife|husband|uncle|grandad|friend|boss|girlfriend|boyfriend|nan|teacher|kids?)(?: s)?(?: (?:says?|reckons?|thinks?|swears|supports?|likes?|loves?|follows?|is a fan of))*\b =>
\b(build|make|pick|give|get|find|choose) (?:him|her|them)(?= (?:an?|the|some)\b) => $1
\b(?:which |that )?(?:he|she|they|i|we)(?: d| would| will| ll| might) (?:like|love|enjoy|be happy with)\b =>
\bdon t (?:be (?!from\b|over\b|under\b|older\b|younger\b|born\b|an?\b)\S+|say (?:both|neither|it depends)|hold back|lie|laugh|judge(?: me)?|hate me)\b =>
\bi (?:just )?(?:want|need|d like|would like) to (?:hear|know|see)(?: it| that)?(?: from you)? =>
\b(best|worst) ((?:\S+ )?\S+) (?:world cup|tournament|campaign)(?= (?:since|ever|of all time|which|what|was|in history)\b|$) => which world cup did $2 do $1 at
\bactive(?= (?:in|during|from|between|before|after|around)\b) =>
\bhow (?:did|do|does) (.+?) (?:get|make it|come|go|progress) (?:through )?(?:to|into) (?:the|a) (?:final|semi ?finals?|semis|quarter ?finals?|quarters|last \d+)\b => path of $1
(?<!\b(?:t|not|never) )\b(?:get|got|made it|make it|qualify|qualified|gone|been|come|came|go) (?:out of|out|past|beyond|through) (?:the|their|its|a) group(?: stages?)?\b => reach a knockout match
\b(?:take|taking|took|get|bring|pull|haul) (.+?) (?:out|off)(?: and)? (?:put|bring|putting|add|get)(?: on| in)? (.+?)(?: in| on)?$ => swap $1 for $2
\bput (.+?) (?:at|in|on) (?:the )?((?:left|right|centre|center)(?: ?(?:back|half|wing|midfield|forward|winger))|goal|defen[cs]e|midfield|attack|up front) (?:and )?(\S+(?: \S+)?) (?:can|should|could|to|will|must) (?:sit(?: it)? out|go|rest|sit|be benched|make way)(?: on the bench)?$ => swap $3 for $1 at $2
\bwho (?:would|should|could|do|d) (?:you|i|we) (?:drop|bench|sell|bin|take out|leave out|get rid of)$ => who should i drop
\bwhat (?:did|do) (.+?) do(?= (?:in|at)\b) => how did $1 do
\b(?:stick|shove|pop|chuck|slot|throw)(?= \S+(?: \S+)? (?:up front|in|on|at|for|instead)\b) => put
\bwho (?:all )?(?:lost|loses) (?:to|against) (.+?)(?= (?:in|at|on|by|and)\b|$) => who did $1 beat
\bwho (?:d|would|could|might|ll|will) be (?:the |my |our )?captain\b => who should be captain
\b(my|our) front (?:two|three|four|line)\b => $1 forwards
\b(my|our) back (?:three|four|five|line)\b => $1 defenders
^(?!who|go|get|knock|went|how|way|come|came)(\S+) (?:out|off)$ => drop $1
\blowest scoring (?:world cup|tournament)(?! (?:match|game))\b => which world cup had the fewest goals
\bhighest scoring (?:world cup|tournament)(?! (?:match|game))\b => which world cup had the most goals
\b(?:do|does|would|will|could|can) (?:these|those|this lot) beat\b => would my team beat
\b(?:someone|somebody) (better|stronger) than\b => players $1 than
^which ones\b => which of them
\b(?:not|isn t|aren t|no|haven t got|don t have) enough (?:\S+)(?: (?:on|in|from) (?:the|my) \S+)? => enough
\b(?:and |plus )?(?:whoever|whomever|anyone|anybody) (?:you|i) (?:like|want)(?: (?:in|for|on) the (?:remaining|other|rest of the)? ?(?:spots|places|positions))? =>
(?<=\b(?:eleven|team|xi|side|[345] \d \d)\b.*\b(?:one|two|three|four|five|six|\d)\b.*)(?:\b(?:and|fill|with) )*(?:the )?rest (?:(?:with|from|are|all|being|of them|must be|should be) )*(?=\S) => otherwise 
\bcup by (?:world )?cup\b => each time
\b(which|what) (two|three|four|five) (clubs|nations|countries)\b => $2 $1 $3
^(?:can|could|may) (?:i|we|you) (?:put|play|use|have|field|start|go with|pick)(?: in| with)? (?=(?:two|three|four|five|six|seven|\d) ) => which formation has 
\b(replace|swap) (?:only |just )?(?:one|1)(?: player| man| of them)? (?:with|for) (?:an? )? => replace my weakest player with 
\bto (?:make|get|have) (?:the )?(?:strongest|biggest|most|largest|best) (?:gain|improvement|difference)\b => 
\b(?:from|in|of) the ((?:19|20)\d\d|7[048]|8[26]|9[048]|0[26]|1[048]|2[26]) (?:team|side)\b => in the squad in $1
\b(?:the )?(uswnt) => women united states
\b(?:from the (?:bench|dugout)|in the dugout)\b => as coach
(?<=\b(?:pitch|field|player|captain) and (?:then |later )?)(?:on|from) the (?:bench|touchline|sideline|dugout)\b => as coach
\b(?:on the pitch|as (?:an? )?(?:player|captain))(?= and(?: then| later)*(?: as)?(?: an?| the)? (?:coach|manager|gaffer|boss|trainer|head coach|as)\b) => as player
\b(?!(?:between|from|since|born|active|during|around|world|cups?|under|over)\b)([a-z]{4,}) (?:of |in )?((?:19|20)\d\d|7[048]|8[26]|9[048]|0[26]|1[048]|2[26]) (or|vs|versus) (?:(?:the|that)(?: one| side| team)? )?(?:(?:of|in|from) )*((?:19|20)\d\d|7[048]|8[26]|9[048]|0[26]|1[048]|2[26])(?! ?\d)\b => $1 $2 $3 $1 $4
\bnot (?:decided|settled|won|over) (?:in|after|within) (?:120 minutes|extra time|the 120 minutes)\b => on penalties
\b(los[et]|won|win|beaten|out) (?:by|on|in|via|after|with) (?:the |a )?(?:penalty kicks|penalties|penalty shoot ?outs?|pks|shoot ?outs?)\b => $1 on penalty shootouts
\b(?:came|come|appeared|played|took part|were there|there|qualified|participated)(?: (?:just|only|exactly))* (?:one (?:single )?time|once|a single time) => at exactly one world cup
\b(met|meet|play|played|face|faced)(?: each other)? for the (?:trophy|cup|world cup|title) => $1 in the final
\b(?:ever )?set foot (?:in|at|on) => played for
\b(?:(?:reach|reached|got|finish|finished|took|take) (?:the )?(?:highest|best|furthest|farthest) (?:place|position|rank|finish|spot)|(?:went|go|got|gone|came|has gone) (?:the )?(?:furthest|farthest))(?=$| (?:in|at|since)\b) => best at which tournament
\b(?:had|have|has) (?:the|their|its|his) (best|worst) (?:ever )?(?:world cup|tournament|campaign)(?! (?:goal|match|squad|player))\b => $1 at which tournament
^(?:and )?(?:does it |do they |do we )?beats? (?!who) => would my team beat 
\band (?:tell me |say )?who (?:comes|goes|should come|will come|would come) in(?: for (?:him|them))?$ =>
\bwhat (?:happen\w*) to\b => how did the result of
\b(?:what are (?:my|our) chances if (?:i|we) )?send (?:them|us|it|this|that|my team|my side|this lot|this team|these) (?:off )?(?:to|into)(?= ) => my team would win at
\b(?:opening|first|curtain raising) (?:match|game|fixture)\b => opening match
\bnever (?:won|win|winning) (?:anything|owt|a thing|a trophy|nothing|nowt)\b => no world cup winners no ballon d or winners
\bfailed to(?= \S) => didn t
\b(?:went|go|goes|flew) home (?:from|after)(?= \S) => at
\b(?:(?:is|are|was) )?(?:${MINE}|we)(?: ist| es| est| e)? (?:any )?(?:better|stronger|worse|weaker|as (?:good|strong))(?: than| as) => would my team beat
\b(?:how (?:good|strong) is|how ${MAY}|compare|rate|judge|rank|measure|put|pit|simulate) (?:${MINE}|we)(?: (?:do|fare|get on|perform|look|play|compare|compared|stand))? (?:with|to|against|vs|versus|v|(?<=(?:compare|put|pit|simulate) .*)and|next to)\b => would my team beat
\bhow many (?:did|has|have) (.+?) (?:get|got|score|scored|bag|bagged|net|netted|hit|grab|manage)\b => how many goals did $1 score
\bhow many (?:did|has|have) (.+?) (?:play|played|appear in|start)\b => how many matches did $1 play
\bwho (?:got|scored|netted|bagged|had|made) (?:all )?(?:the|their|its|his) goals\b => who scored
\b(?:no one|noone|nobody|none)(?: who)?(?: is| was)?(?= (?:over|under|above|below|older|younger|born|aged)\b) => not
\bolder than ((?:19|20)\d\d)\b => born before $1
\byounger than ((?:19|20)\d\d)\b => born after $1
^(?:(?:just|please|go on|come on|now) )*surprise (?:me|us)(?: please| with (?:something|anything))?$ => surprise xi
\brandom (?:team|xi|eleven|side|line ?up) => surprise xi
\b(?:would|could|can|will) this (?:beat|win against)\b => would my team beat
\b(?:us|${MINE}) (?:vs|versus|v|against|or)\b => would my team beat
\b(?:vs|versus|v|against|or) us$ => would beat my team
\b${MAY} (?:we|i|${MINE}) (?:beat|win against)\b => would my team beat
\b(?:where|how) ${MAY} (?:i|you|we) (?:fit|put|play|use|squeeze|place|slot|get|deploy)(?: in)? (.+?)(?: in)?${IN_MINE}?$ => room for $1
\bwhere ${MAY} (.+?) (?:play|go|fit|fit in|slot in|line up)(?:${IN_MINE}|(?<=fit|in))$ => room for $1
\b${MAY} i (?:get|fit|squeeze|use|play|bring|slot|put) (.+?)(?: in|${IN_MINE})$ => room for $1
\b${MAY} (.+?) (?:play|start|fit|fit in|slot)${IN_MINE}$ => room for $1
\b(?:who|whom|which player)(?: ${MAY}| must| has to| have to| needs to| need to)?(?: i| we| you)?(?: have to| need to)? (?:(?:make|makes) (?:way|room|space)|drop|sit out|take off|bench|leave out|sacrifice|sell|take out|go|goes|leave|leaves)(?: out)?(?: for| to (?:make (?:room|way|space) for|fit in|fit|get in|get|accommodate|include|bring in))(?= \S) => room for
\b(?:who|which of my players|whom|who of my players|who in my team) (?:should|could|would|can|does) (.+?) (?:replace|come in for|take the place of)$ => room for $1
\b(?:who|which player) (?:gets|would be|is|should be|would get|has to be|must be) (?:dropped|benched|left out|taken out|out|sacrificed|replaced) (?:for|by)(?= \S) => room for
^(?:if (?:i|we) |(?:i|we) (?:want|d like|would like) (?:to )?)(?:(?:sign|get|buy|add|bring in|have|play|want|include|put|bring) )?(.+?)(?: in)?(?: (?:so|then|and))? who (?:goes|drops|has to go|would go|should go|makes way|should make way|would make way|comes|sits|is out)(?: out| off)?$ => room for $1
\bhow many penalties (?:did|has|have) (.+?) (?:score|scored|miss|missed|take|taken|convert|converted)\b => missed penalties $1
\b(?:get rid of|drop|remove|take out|replace|swap out|lose|throw out|kick out) (?:(?:everyone|everybody|anyone|all|players|those|the) )+(?:(?:who|that) )?(?:isn t|is not|aren t|are not|not|non)(?: from)?\b => only
^(no|without|drop|remove) non\b => only
^(?:in )?(?:what|which) year(?= (?:did|was|were|has|have|do|does) ) => when
\b(?:who (?:is|are|has|holds|had) )?(?:the )?(?:all time )?record (?:holders? )?(?:for|of)(?: the)?(?: most)?(?= (?:world cup )?(?:goals|appearances|matches|games|caps|starts)) => who most
\b(?:bag(?:s|ged)?|net(?:s|ted)?|notch(?:ed)?|bang(?:ed)?(?: in)?|grabbed|slotted)(?= |$) => scored
\boutfield(?:ers?)?(?: player)?(s)?\b => player$1 not goalkeepers
\b\S+ (?:i mean|sorry|rather i mean|or rather)(?= \S) =>
\b(?:is|was|were|be|been|play|plays|played|playing|stood|started) (?:in goal|in goals|between the (?:posts|sticks))\b => was goalkeeper
\b(?:only (?:ever )?(?:played|plays?)|(?:played|plays?|playing) only) (?:for|at)\b => one club players played for
\bhow many (?:did|has|have) (.+?) (win|won|lose|lost|draw|drew)(?= in (?:the )?(?:19|20)\d\d\b) => how many matches did $1 $2
\b(?:failed to|didn t|did not|don t|doesn t|couldn t|could not|never) (?:even )?(?:(?:get|make it|made it|go|come|came|got) (?:out of|past|beyond|through)|leave|left|escape|survive) (?:(?:the|their|its) )?(?:group(?: stages?)?|first round) => went out in the group stage
\b(swap|replace|exchange) (.+?) (?:with|for|by) (?:someone|somebody|players|others|people) (?:more modern|newer|more recent|else|better|different)$ => $1 $2
\b(swap|replace|exchange) (?:out )?(.+?) (?:with|for|by)(?= \S) => $1 $2 swapped for
\b(?:exchange|change to) (.+?) of(?= \S) => swap $1 swapped for
\b(?:put|bring) (?:on |in )?(\S+(?: \S+)??) (?:(?:in|on|up front) )?(?:for|of|instead of) (\S+(?: \S+)?)$ => swap $2 swapped for $1
\b(?:change|trade) (?:out )?(\S+(?: \S+)?) (?:with|for)(?= \S) => swap $1 swapped for
^(?:and |so )*(?:has|have|did|do|does) (.+?) (?:ever |actually )*(?:won|win) (?:(?:a|any|one|single|even|at least|just|world cup) )*((?:(?:group|group stage|stage|knock ?out|opening) )*)(?:world cup )?(?:game|match)(?:es|s)?\b => how many $2matches has $1 ever won
^(has|have|did) (.+?) ever been(?= (?:to|at)\b) => $1 ever $2 been
^(?:has|have|did) (.+?) (?:ever )?(?:play(?:ed)?|qualif(?:y|ied)|ma[dk]e it|reach(?:ed)?|got|get)(?: at| in| for| to)? ((?:an?|the|any) (?:fifa )?world cup)(?: finals)?$ => did $1 ever play at $2
\b${WHO} (?:knocked out|eliminated|dumped out|kicked out|put out|threw out)(?= \S) => eliminator of
\b${WHO} (?:knocked|dumped|kicked|put|sent|threw) (.+?) (?:out|home|packing)\b(?: of)? => eliminator of $1
\b${WHO} (?:were|was|did|got) (.+?) (?:get )?(?:knocked out|eliminated|put out|sent home|kicked out)(?: by)?\b => eliminator of $1
\bwho (?:goes|gets|makes it) (?:on|onto) (?:the|my) bench\b => who should be on my bench
\bany good(?= \S) => good
^(?:(?:take|get|throw|kick) )?(?:everyone|everybody|all(?: the)?) (?:from )?(\S+(?: \S+)?) (?:out|off|away)$ => without $1
\b(?:which|what) (?=world cup (?:winners?|champions?|winning|finalists?|scorers?|hosts?|captains?|squads?)\b) =>
\b(w[io]ns?|winning) (?:the )?((?:19|20)\d\d) (?:world cup )?(?:s )?(golden (?:boot|shoe|ball)|ballon d or)\b => $1 the $3 in $2
\b(w[io]ns?|winning) the world cup (?:s )?(golden (?:boot|shoe|ball))\b => $1 the $2
\b(?:take|taking|bring|pull|haul) (\S+(?: \S+)?) (?:off|out) for(?= \S) => swap $1 swapped for
\b(two|three|four|five|\d) times? (winners?|champions?)\b => $2 $1 times
^(?:would|could|can|does|will) (.+?) fit in$ => room for $1
\bin (?:a|any) world cup squad\b => at a world cup
\bin (?:a|any) squad(?= (?:at|in|for)\b) =>
\b(?:who|(?:which|what) (?:teams?|sides?|country|countries|nations?)|(?:teams?|sides?|countries|nations) (?:that|who|which))(?: (?:has|have|had|ever|else|also|actually))* (?:beaten|beat|defeated|won against)(?= \S) => who beat
\b((?:midfielder|striker|forward|winger|back|defender|keeper|playmaker|libero|sweeper)s?) like(?= \S) => $1 similar to
\b(?:which|what) (\S+(?: \S+)?) (?:team|side|nation|country) (?:went|got|has gone|has got|has been|made it|came) (?:the )?(?:furthest|farthest|deepest|the longest way)(?: (?:at|in|into) (?:a|the|any))?(?: world cups?)? => which world cup did $1 do best at
\b(?:route|path|road|run|journey|way) of (.+?) (?:in)?to (?:the |a )?(?:final|semi ?finals?|quarter ?finals?|title|trophy)\b => path of $1
(\S+) s (?:route|path|road|run|journey|way) to (?:the |a )?(?:final|semi ?finals?|quarter ?finals?|title|trophy)\b => path of $1
^(?:(?:i want|i need|give me|get me|can i have|can we have|we need) )?(?:my |our |the |an? )?(younger|older|stronger|better) ((?:midfield|defen[cs]e|attack|back line|front line|backline|wings|forwards|defenders|midfielders))(?: please)?$ => make it $1 $2
^(?:make|turn|get) (?:my |our |the )?((?:midfield|defen[cs]e|attack|back line|front line|backline|wings|forwards|defenders|midfielders)) (younger|older|stronger|better)(?: please)?$ => make it $2 $1
\bwhat (?:are|re) (?:my|our|this team s|the) (?:chances|odds)\b(?: (?:of|to) win(?:ning)?)?(?: (?:at|in|for))?(?= |$) => would my team beat
\b(?:could|can|would|will) (?:this team|my team|this lot|we|they|i) win (?=(?:the |a )?(?:\d{4} )?world cup\b) => would my team beat 
^((?:now |and |ok |please )*)make that\b => $1make it
\bnot to (?:have )?los(?:e|t) (?:a|any|one|a single) (?:world cup )?(?:game|match)\b => unbeaten
^(?:we|they|my team|my side) (?:re |are |is |keep |keeps )?(?:leaking|leak|conceding|concede|shipping|letting in) (?:(?:too many|a lot of|so many|lots of) )?goals (?:so |and )?(?=\S) =>
^((?:and |so )*)how many (?:tournaments|finals tournaments) did (\S+(?: \S+)?) (?:play|play at|play in|enter|reach|qualify for)$ => $1how many world cups did $2 play at
^(?:and |so )*is (?:that|it|this) (?:the )?(?:most|record|highest)(?: ever)?(?: (?:by|for|of|among|from))+ (?:an? |any |all )?(.+?)$ => who has the most among $1
\bchristmas day\b => 25 december
\bnew year s day\b => 1 january
\bnew year s eve\b => 31 december
\bvalentine s day\b => 14 february
\bleap day\b => 29 february
\bfor (?:which|what) (?:country|nation|national team)\b => nationality
\b(?:which|what) sides(?= (?:have|had|did|has|went|were|never|won|lost|go|reached)\b) => which teams
\bformation of(?! (?:my|our|this)\b) => lineup of
\b(?:goalless|scoreless|nil nil|nil all)\b => 0 0
\b(finals?|match(?:es)?|games?|draws?) (?:with no|without|with zero)(?: any| a)? goals?\b => 0 0 $1
\b(?:from|of) (?:nations|countries|teams|a (?:nation|country|team))(?: (?:that|which|who))?(?: have| has| had| ve)? never (?:qualif(?:y|ied)|played|been|appeared|took part|got|gone|went|were|was|reached|made it)(?: (?:for|at|in|to))?(?: (?:a|the|any))?(?: fifa)? world cups? => from nations never qualified
(?<=\b(?:from|of) )(?:nations|countries|teams) (?:that|which|who)(?: have| has| had| ve)? never won (?:(?:the|a|any) )?(?:world cup|title|it)\b => nations never champions
(?<=\b(?:bench|subs|substitutes|reserves)\b.*) (?:with|including|incl) (?:1|one|a) (?:goal ?keeper|keeper|gk)\b =>
\b(?:eleven |11 )?different (\S+) clubs\b => $1 clubs all from different clubs
^keep only\b => only
\b(?:leave|keep) (\S+(?: \S+)?) (?:in|in it|there|in there|in the team)$ => keep $1
\b(?:replace|swap) (?:everyone|everybody|all(?: of them| my players| the others| the players)?|them all|the (?:rest|others)) (?:with|for|by)\b => make it all
(?<=\b(?:younger|older|age|born)\b.*\b(?:anyone|anybody|everyone|someone|those|players) )(after|before|since)(?= (?:19|20)\d\d) => born $1
\byugoslavia and (?:its|all|the)(?: its)? successors?(?: states| countries| nations)? => former yugoslavia
\bnever (?:got|went|made it|gone|progressed|been|reached|played) (?:past|beyond|further than) (?:a |the )?quarter(?: ?finals?)? => never in a semi final or third place match or final
\bnever (?:got|went|made it|gone|progressed|been|reached|played) (?:past|beyond|further than) (?:a |the )?(?:round of 16|last 16) => never in a quarter final or semi final or final
\bnever (?:got|went|made it|gone|progressed|been|reached|played) (?:past|beyond|further than) (?:a |the )?semi(?: ?finals?)? => never in a final
\bon the (?:pitch|field) (?:at|in|during)(?= (?:a|the|any) world cup) => who played at
`;

const PATTERNS = [
  ...NUMBERS,
  ...TURNS.trim()
    .split('\n')
    .map((line): Turn => line.split(/ =>(?: |$)/) as [string, string]),
].map(([pattern, plain]) => [new RegExp(pattern, 'g'), plain] as const);

/** The folded English question, with turns of phrase replaced by words that have one meaning. */
export const rephrased = (english: string) =>
  PATTERNS.reduce(
    (text, [pattern, plain]) =>
      typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, (...parts) => plain(...parts)),
    english,
  );
