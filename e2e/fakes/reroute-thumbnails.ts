/** Loaded into the app's process by `NODE_OPTIONS`: requests to Wikimedia's image hosts go to the fake instead. */
const IMAGES = /^(upload|thumb)\.wikimedia\.org$/;
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  return IMAGES.test(address.hostname)
    ? send(new URL(address.pathname, process.env.WIKIDATA_URL), init)
    : send(input, init);
};

export {};
