/** The embedded backend's Google addresses can't be configured, so this sends the process's requests to the fake. */
export function rerouteGoogle(fake: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    return /(^|\.)googleapis\.com$/.test(address.hostname)
      ? send(new URL(address.pathname, fake), init)
      : send(input, init);
  };
}
