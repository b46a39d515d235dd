import type { Reading } from '#lib/assistant/scout/reading.ts';

const EXAMPLES = '“Who is Roberto Baggio?”, “Best left backs of the nineties” or “Build me the best Italian XI”';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const HOLDS = 'names, dates of birth, nations, positions, clubs, shirt numbers, career years and World Cup squads';

export const HELLO = `Hello! I answer from a table of players: ${HOLDS}. Ask me, for example, ${EXAMPLES}.`;
export const THANKS = 'You’re welcome! Ask me more whenever you like.';
export const HELP = `I can look up players, list and compare them, build elevens, and look at the team on your screen. I know ${HOLDS}. Try ${EXAMPLES}.`;
export const NOT_UNDERSTOOD = `Sorry, I don’t understand that question; try, for example, ${EXAMPLES}.`;

export function notInTable({ topics }: Reading): string {
  return `The table has nothing about ${or.format(new Set(topics))}; it has ${HOLDS}.`;
}

export const nobodyCalled = (names: readonly string[]) =>
  `The table has nobody called “${names.join(' ')}”; try a full name, or ${EXAMPLES}.`;

export const askSomethingElse = `Try ${EXAMPLES}.`;
