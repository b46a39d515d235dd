import type { Reading } from '#lib/assistant/scout/query.ts';
import { isOnlyOf, isWithout } from '#lib/assistant/scout/read/slots.ts';

/** The answer to 'Which Müller?': 'Gerd', or 'the Brazilian'. */
export function isChoice(reading: Reading, before: Reading): boolean {
  const { players, conditions, cues } = reading;
  const unclear = before.players.filter(({ others }) => others.length > 0);
  return (
    isWithout(reading, ['measures', 'years', 'lacking', 'unread', 'order']) &&
    [...cues].every((cue) => cue === 'pronoun') &&
    (players.length === 0
      ? unclear.length > 0 && conditions.length > 0 && isOnlyOf(reading, 'nation', 'club', 'role', 'born')
      : players.length === 1 &&
        cues.size === 0 &&
        // 'Gerd, not Thomas'
        conditions.every(({ kind, isNot }) => kind === 'player' && isNot) &&
        unclear.some((one) => choiceIn(one, players[0]?.said ?? '') !== undefined))
  );
}

const choiceIn = ({ entry, others }: Reading['players'][number], said: string) =>
  [entry, ...others].find(({ words }) => said.split(' ').every((word) => words.some(({ text }) => text === word)));

/** What was asked, about the one chosen. */
export function chosen(before: Reading, { players: [named], ...reading }: Reading): Reading {
  const conditions = named ? [] : reading.conditions;
  const players = before.players.map((one) => {
    const meant = named && one.others.length > 0 ? choiceIn(one, named.said) : undefined;
    return meant ? { ...one, entry: meant, others: [] } : one;
  });
  const kept = before.conditions.filter(({ kind }) => conditions.every((one) => one.kind !== kind));
  return { ...before, players, conditions: [...kept, ...conditions] };
}
