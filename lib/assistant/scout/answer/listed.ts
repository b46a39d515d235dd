import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { roundText } from '#lib/assistant/scout/answer/cup-scope.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { ORDINALS } from '#lib/assistant/scout/words/number-words.ts';

/** In 'ok, the second one', nothing else is said. */
const FEW_WORDS = 3;

/** 'The first one' of a list, or a wish for it if it is one of those suggested and nothing else is said of it. */
export function listedAt(rank: string, rest: string, answer: Answer | null, { ask }: Query): string | undefined {
  if (answer?.kind !== 'players' && answer?.kind !== 'suggestions' && answer?.kind !== 'matches') return undefined;
  const all = answer.kind === 'matches' ? answer.matches : answer.records;
  const place =
    ORDINALS.indexOf(rank.toLowerCase()) + 1 || numberOf(rank.toLowerCase().replace(/(?:st|nd|rd|th)$/, ''));
  const one = all[rank === 'middle' ? (all.length - 1) / 2 : place - 1];
  if (!one) return undefined;
  const isWanted = ask === 'suggest' && rest.split(' ').length < FEW_WORDS;
  return 'entry' in one
    ? `${isWanted ? 'put in ' : ''}${one.entry.player.name}`
    : `in the ${roundText(one.stage)} of ${one.year}, ${one.teams[0]} against ${one.teams[1]}`;
}
