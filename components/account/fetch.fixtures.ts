export type FakeResponse = { status?: number; body: unknown };

/** Replaces `fetch` during each test. `respond` returns null to simulate a lost connection. */
export function fakeFetch(respond: (path: string, init?: RequestInit) => FakeResponse | null): void {
  const original = globalThis.fetch;

  beforeEach(() => {
    // Missing in jsdom.
    AbortSignal.timeout ??= () => new AbortController().signal;
    globalThis.fetch = (async (path: string, init?: RequestInit) => {
      const response = respond(path, init);
      if (response === null) throw new TypeError('Failed to fetch');
      const { status = 200, body } = response;
      return {
        status,
        ok: status < 400,
        headers: new Map([['content-type', 'application/json']]),
        text: async () => JSON.stringify(body),
      };
    }) as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = original;
  });
}
