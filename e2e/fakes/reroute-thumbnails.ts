/** Loaded into the app's process with `NODE_OPTIONS`. Sends requests for Wikimedia's image hosts to the fake. */
const IMAGES = /^(upload|thumb)\.wikimedia\.org$/;
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  return IMAGES.test(address.hostname)
    ? send(new URL(address.pathname, process.env.WIKIDATA_URL), init)
    : send(input, init);
};

export {};
