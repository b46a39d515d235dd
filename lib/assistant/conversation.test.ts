import {
  type ChatEntry,
  chatTeam,
  greeting,
  indicator,
  suggestedQuestions,
  turnsToSend,
} from '#lib/assistant/conversation.ts';
import { adminAllowance, chatAllowance } from '#lib/assistant/quota.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { chatBodySchema } from '#types/chat.ts';

const entry = (role: ChatEntry['role'], content: string, state: ChatEntry['state'] = 'whole'): ChatEntry => ({
  id: content,
  role,
  content,
  state,
  timestamp: 0,
  citations: [],
});
const daily = chatAllowance({ limit: 5, period: 'daily' }, 2);

describe('what users read about the limit', () => {
  it.each([
    [null, 'Ask me anything about players, clubs or formations.'],
    [daily, 'You can ask 5 questions a day.'],
    [chatAllowance({ limit: 1, period: 'lifetime' }, 0), 'You can ask 1 question in total.'],
    [adminAllowance('daily'), 'You can ask as many questions as you like.'],
  ])('in the greeting', (chat, end) => {
    expect(greeting(chat).startsWith('Hi! I am your soccer team assistant.')).toBe(true);
    expect(greeting(chat).endsWith(end)).toBe(true);
  });

  it('in the indicator', () => {
    expect(indicator(daily)).toBe('3 of 5 questions left today');
    expect(indicator({ ...daily, period: 'lifetime' })).toBe('3 of 5 questions left');
    expect(indicator(adminAllowance('daily'))).toBe('Admin - Unlimited');
  });
});

describe('what is sent to the server', () => {
  it('is the conversation without questions that failed or were stopped before the first word (D58)', () => {
    const said = [
      entry('assistant', 'Hi!'),
      entry('user', 'A'),
      entry('assistant', 'Sorry', 'failed'),
      entry('user', 'B'),
      entry('assistant', 'Bee', 'stopped'),
      entry('user', 'C'),
      entry('assistant', ' ', 'stopped'),
    ];
    expect(turnsToSend(said, 'D')).toEqual([
      { role: 'assistant', content: 'Hi!' },
      { role: 'user', content: 'B' },
      { role: 'assistant', content: 'Bee' },
      { role: 'user', content: 'D' },
    ]);
  });

  it('is always accepted by the server, in any script', () => {
    const said = Array.from({ length: 60 }, (_, index) =>
      entry(index % 2 ? 'assistant' : 'user', '球'.repeat(index % 2 ? 16_000 : 2000)),
    );
    const body = { messages: turnsToSend(said, '球'.repeat(2000)), source: 'widget' };
    expect(chatBodySchema.safeParse(body).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(32 * 1024);
    expect(body.messages.length).toBeGreaterThan(2);
  });
});

describe('the team', () => {
  const team = newTeam();
  team.players.LCB = makePlayer({ id: 'm', name: 'Franco Baresi' });

  it('describes the team by names and slots only', () => {
    expect(chatTeam(team, { kind: 'slot', slot: 'LB' })).toEqual({
      formation: '4-3-3',
      slots: { LCB: 'Franco Baresi' },
      selected: 'LB',
    });
    expect(chatTeam(team, { kind: 'bench', index: 0 })).not.toHaveProperty('selected');
    const bench = [makePlayer({ id: 's', name: 'Ronaldinho' })];
    expect(chatTeam({ ...team, substitutes: bench }, null)).toMatchObject({ bench: ['Ronaldinho'] });
  });

  it('suggests three questions that fit the selected slot and its neighbour', () => {
    expect(suggestedQuestions(team, { kind: 'slot', slot: 'LB' })).toEqual([
      'Who was the best left back of the nineties?',
      'Which left back fits next to Franco Baresi?',
      'Which current left back would you pick?',
    ]);
    expect(suggestedQuestions(newTeam(), { kind: 'slot', slot: 'GK' })).toContain(
      'Who are the best goalkeepers of all time?',
    );
    expect(suggestedQuestions(team, { kind: 'slot', slot: 'LCB' })).toContain('Who could replace Franco Baresi?');
    expect(suggestedQuestions(team, null)).toContain('What is my team missing?');
    expect(suggestedQuestions(newTeam(), null)).toContain('Build me the best Italian XI');
  });

  it('suggests questions about its empty positions, nation or era', () => {
    const italian = { ...newTeam(), players: { ...team.players } };
    italian.players.GK = makePlayer({ id: 'b', name: 'Buffon', nationality: 'Italy', year: 1978 });
    italian.players.LCB = makePlayer({ id: 'm', name: 'Baresi', nationality: 'Italy', year: 1960 });
    expect(suggestedQuestions(italian, null)).toEqual([
      'What is my team missing?',
      'Who should play left back?',
      'Fill the rest of my team with players from Italy',
    ]);
    italian.players.LCB = makePlayer({ id: 'c', name: 'Cafu', nationality: 'Brazil', year: 1970 });
    expect(suggestedQuestions(italian, null)).toContain('Fill the rest of my team with players of the 1990s');
  });
});
