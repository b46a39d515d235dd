/** The embedded backend's addresses of Google cannot be set: from here on, this process asks the fake instead. */
export function rerouteGoogle(fake: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    return /(^|\.)googleapis\.com$/.test(address.hostname)
      ? send(new URL(address.pathname, fake), init)
      : send(input, init);
  };
}
