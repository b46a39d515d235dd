import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { changed } from '#lib/assistant/scout/answer/rearranged.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** 'Swap' in the languages the scout reads, and 'change' with what is changed: places, sides. */
const SWAP =
  /\b(?:swap(?:s|ped|ping)?|exchange|interchange|switch(?:es)?|trade|tausche?n?|vertausche?n?|wechsle|intercambi\w+|permut\w+|echang\w+|inters?ers?\w+|invers\w+|invert\w+|scambi\w+|troc\w+|troqu\w+)\b/;
const CHANGE = /\b(?:change|cambi\w*|changer?|mude|mudar)\b/;
const PLACES =
  /\b(?:sides?|places?|positions?|wings?|flanks?|seiten?|platze?|positionen|lados?|lugar(?:es)?|sitios?|posic(?:ion|iones|ao|oes)|bandas?|cotes?|postes?|post[oi]|posizion[ei]|fasc[ei]a?|lat[oi])\b/;
const SMALL = new Set(
  'and with for to let make have please can could you the of their around over each other und mit die ihre ihren lass bitte y e et con avec com entre los las les le la il lo i gli o a os as de di do da del'.split(
    ' ',
  ),
);

/** 'Neymar and Garrincha swap sides': the two on screen, also if the tables don't know them. Null if it asks for anything else. */
export function exchangeAnswer(question: string, query: Query, team: ScreenTeam): Answer | null {
  const folded = foldText(question).replaceAll(/[^a-z\d ]/g, ' ');
  if (!SWAP.test(folded) && !(CHANGE.test(folded) && PLACES.test(folded))) return null;
  const named = onlyNamed(folded.split(' ').filter(Boolean), team);
  const [one, other, more] = named;
  if (!one || !other || more || one === other) return null;
  const stay = team.players.filter((place) => !named.includes(place));
  const found = [
    { ...one, slot: other.slot },
    { ...other, slot: one.slot },
  ];
  return changed(query, team, { stay, found, open: [], notes: [] });
}

/** The players named, or none if there are other words. */
function onlyNamed(words: readonly string[], team: ScreenTeam): ScreenPlayer[] {
  const named: ScreenPlayer[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const isPlain = SMALL.has(word) || [SWAP, CHANGE, PLACES].some((one) => one.test(word));
    const spotted = isPlain ? null : spotOnScreen(words.slice(at), team);
    if (!isPlain && !spotted) return [];
    if (spotted) named.push(spotted.place);
    at += spotted?.length ?? 1;
  }
  return named;
}

/** The one player on screen whose name has the most of these words. */
function spotOnScreen(
  words: readonly string[],
  { players }: ScreenTeam,
): { place: ScreenPlayer; length: number } | null {
  const found = players.map((place) => {
    const names = new Set([...foldText(place.name).split(' '), ...(place.entry?.words.map(({ text }) => text) ?? [])]);
    const end = words.findIndex((word) => !names.has(word));
    return { place, length: end < 0 ? words.length : end };
  });
  const [best, next] = found.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
  return best && best.length !== next?.length ? best : null;
}
