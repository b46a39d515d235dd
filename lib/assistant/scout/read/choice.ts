import { type Condition, isOfGroup, type NamedPlayer, type Reading } from '#lib/assistant/scout/query.ts';
import { isOnlyOf, isWithout } from '#lib/assistant/scout/read/features.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { isGrouped } from '#lib/assistant/scout/read/shares.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

/** The answer to 'Which Müller?': 'Gerd', 'the Brazilian' or 'the older one'. */
export function isChoice(reading: Reading, before: Reading): boolean {
  const { players, conditions, cues, order } = reading;
  const unclear = before.players.filter(({ others }) => others.length > 0);
  const isByAge = order?.measure === 'age';
  return (
    isWithout(reading, ['measures', 'years', 'lacking', 'unread', ...(isByAge ? [] : (['order'] as const))]) &&
    [...cues].every((cue) => cue === 'pronoun') &&
    (players.length === 0
      ? unclear.length > 0 && (conditions.length > 0 || isByAge) && isOnlyOf(reading, 'nation', 'club', 'role', 'born')
      : players.length === 1 &&
        cues.size === 0 &&
        // 'Gerd, not Thomas'
        conditions.every(({ kind, isNot }) => kind === 'player' && isNot) &&
        unclear.some((one) => choiceIn(one, reading) !== undefined))
  );
}

const isOfHim = (entry: IndexedPlayer, one: Condition) =>
  one.kind === 'born'
    ? entry.player.year !== null && isWithin(entry.player.year, one.years)
    : !isGrouped(one) || isOfGroup(entry, one);

/** The one meant, if only one can be. */
function choiceIn({ entry, others }: NamedPlayer, { players: [named], conditions, order }: Reading) {
  const said = named?.said.split(' ') ?? [];
  const fitting = [entry, ...others].filter(
    (one) =>
      said.every((word) => one.words.some(({ text }) => text === word)) &&
      (named || conditions.every((condition) => isOfHim(one, condition) === !condition.isNot)),
  );
  if (named || !order) return named || fitting.length === 1 ? fitting[0] : undefined;
  const byAge = fitting.toSorted((a, b) => (a.player.year ?? 0) - (b.player.year ?? 0));
  // Of three, 'the son' may be either of two.
  return order.isLeast && fitting.length > 2 ? undefined : byAge.at(order.isLeast ? -1 : 0);
}

/** What was asked, about the one chosen. */
export function chosen(before: Reading, reading: Reading): Reading {
  const meant = before.players.map((one) => (one.others.length > 0 ? choiceIn(one, reading) : undefined));
  const players = before.players.map((one, at) => ({ ...one, ...(meant[at] && { entry: meant[at], others: [] }) }));
  if (meant.some(Boolean)) return { ...before, players };
  const { conditions } = reading;
  const kept = before.conditions.filter(({ kind }) => conditions.every((one) => one.kind !== kind));
  return { ...before, conditions: [...kept, ...conditions] };
}
