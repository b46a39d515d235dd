import { PERIODS } from '#lib/assistant/quota.ts';
import { formationOf, naturalPosition, type Starter, startersOf } from '#lib/team/formation/formations.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { type ChatChoice, type ChatMessage, type ChatTeam, type ChatTurn, MAX_SENT_ANSWER } from '#types/chat.ts';
import { FORMATION_IDS, type Spot, type Team } from '#types/team.ts';
import type { ChatAllowance } from '#types/user.ts';

export type ChatEntry = ChatMessage & {
  state: 'coming' | 'whole' | 'stopped' | 'failed';
  /** Whether the question has been sent, because then it counts. */
  isSent?: boolean;
  /** What an ambiguous question may have meant. */
  choices?: readonly ChatChoice[];
};

/** The number of turns sent along with a question. The server uses no more. */
const TURNS_SENT = 9;
/** In UTF-16 units. Well below the body's limit in bytes, whatever the script. */
const LENGTH_SENT = 8000;
const ANSWER_SENT = Math.min(MAX_SENT_ANSWER, 2500);

export function greeting(chat: ChatAllowance | null): string {
  const hello = 'Hi! I am your soccer team assistant. Ask me anything about players, clubs or formations.';
  if (chat === null) return hello;
  if (chat.unlimited) return `${hello} You can ask as many questions as you like.`;
  const questions = chat.limit === 1 ? '1 question' : `${chat.limit} questions`;
  return `${hello} You can ask ${questions} ${PERIODS[chat.period].each}.`;
}

/** Says whether a stopped question counts (D29). */
export function stoppedNote({ isSent }: ChatEntry, chat: ChatAllowance | null): string {
  if (chat?.unlimited) return 'Stopped.';
  return isSent
    ? 'Stopped. This question still counts, because the assistant was already working on it.'
    : 'Stopped before it was sent, so this question doesn’t count.';
}

export function indicator({ limit, remaining, unlimited, period }: ChatAllowance): string {
  if (unlimited) return 'Admin - Unlimited';
  return `${remaining} of ${limit} questions left${PERIODS[period].left}`;
}

/** The question failed or was stopped before the first word, so it can be asked again (D58). */
export function isUnanswered({ role, state, content }: ChatEntry): boolean {
  return role === 'assistant' && (state === 'failed' || (state !== 'coming' && content.trim() === ''));
}

export function withoutExchange(entries: readonly ChatEntry[], answer: ChatEntry): ChatEntry[] {
  const at = entries.indexOf(answer);
  return entries.filter((_, index) => index !== at && index !== at - 1);
}

export function turnsToSend(entries: readonly ChatEntry[], question: string): ChatTurn[] {
  const turns: ChatTurn[] = [{ role: 'user', content: question }];
  let length = question.length;
  const said = entries.filter(isUnanswered).reduce(withoutExchange, [...entries]);
  for (const { role, content } of said.slice(-TURNS_SENT).reverse()) {
    const cut = role === 'assistant' ? content.slice(0, ANSWER_SENT).toWellFormed() : content;
    length += cut.length;
    if (length > LENGTH_SENT) break;
    turns.unshift({ role, content: cut });
  }
  return turns;
}

export function chatTeam(team: Team, selected: Spot | null): ChatTeam {
  const slots: ChatTeam['slots'] = {};
  for (const { slot, player } of startersOf(team)) slots[slot] = player.name;
  return {
    formation: team.formation,
    slots,
    ...(selected?.kind === 'slot' && { selected: selected.slot }),
    ...(team.substitutes.length > 0 && { bench: team.substitutes.map(({ name }) => name) }),
  };
}

export function suggestedQuestions(team: Team, selected: Spot | null): string[] {
  const others = startersOf(team);
  if (selected?.kind !== 'slot') {
    const open = formationOf(team.formation).positions.find((slot) => !team.players[slot]);
    if (others.length === 0) {
      return [
        'Build me the best Italian XI',
        `Who were the best players of the nineties in a ${team.formation}?`,
        'Who are the most underrated strikers since 1975?',
      ];
    }
    if (!open) {
      const other = FORMATION_IDS.find((id) => id !== team.formation);
      return [
        'What is my weakest position?',
        `${team.formation} or ${other} for my team?`,
        'Would my team beat Brazil 1982?',
      ];
    }
    return [
      'What is my team missing?',
      `Who should play ${positionLabel(naturalPosition(open)).toLowerCase()}?`,
      `Fill the rest of my team with ${commonTrait(others)}`,
    ];
  }
  const role = positionLabel(naturalPosition(selected.slot)).toLowerCase();
  const chosen = team.players[selected.slot]?.name;
  if (chosen) return [`How good is ${chosen}?`, `Who could replace ${chosen}?`, `Is ${chosen} in the right position?`];
  const order = Object.keys(team.players);
  const distance = (slot: string) => Math.abs(order.indexOf(slot) - order.indexOf(selected.slot));
  const [neighbour] = others
    .filter(({ slot }) => slot !== selected.slot)
    .sort((one, other) => distance(one.slot) - distance(other.slot));
  return [
    `Who was the best ${role} of the nineties?`,
    neighbour ? `Which ${role} fits next to ${neighbour.player.name}?` : `Who are the best ${role}s of all time?`,
    `Which current ${role} would you pick?`,
  ];
}

const PRIME = 25;

function commonTrait(starters: readonly Starter[]): string {
  const nations = starters.map(({ player }) => player.nationality);
  const shared = nations.find((nation) => nations.filter((one) => one === nation).length * 2 > nations.length);
  if (shared) return `players from ${shared}`;
  const years = starters.flatMap(({ player }) => player.year ?? []);
  if (years.length === 0) return 'the best players';
  const mean = years.reduce((sum, year) => sum + year, 0) / years.length;
  return `players of the ${Math.floor((mean + PRIME) / 10) * 10}s`;
}
