type Sources = {
  network: () => Promise<Response>;
  /** Null where nothing is stored. */
  stored: () => Promise<Response | null>;
  /** Resolves when the network has had its time; never, for as long as it takes. */
  limit: Promise<void>;
  /** Whether an answer of the network is worth more than the stored one. */
  isGood: (answer: Response) => boolean;
};

/**
 * The network's answer; the stored one where there is no network, no good answer, or none within the limit. Without a
 * stored one the network has all the time it needs, and its answer is passed on as it is.
 */
export async function networkFirst({ network, stored, limit, isGood }: Sources): Promise<Response> {
  const asked = network();
  const first = await Promise.race([
    asked.then(
      (answer) => (isGood(answer) ? answer : null),
      () => null,
    ),
    limit.then(() => null),
  ]);
  return first ?? (await stored()) ?? asked;
}
