type Sources = {
  network: () => Promise<Response>;
  /** Null where nothing is stored. */
  stored: () => Promise<Response | null>;
  /** Resolves when the network has had its time; never, for as long as it takes. */
  limit: Promise<void>;
};

/**
 * The network's answer; the stored one where there is no network, where what stands before the server says that it is
 * not there, or where the limit has passed. Without a stored answer the network has all the time it needs.
 */
export async function networkFirst({ network, stored, limit }: Sources): Promise<Response> {
  const asked = network();
  const first = await Promise.race([
    asked.then(
      (answer) => (answer.status >= 500 ? null : answer),
      () => null,
    ),
    limit.then(() => null),
  ]);
  return first ?? (await stored()) ?? asked;
}
