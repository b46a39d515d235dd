type Sources = {
  network: () => Promise<Response>;
  stored: () => Promise<Response | null>;
  /** May never resolve. */
  limit: Promise<void>;
  isGood: (answer: Response) => boolean;
};

/** A good network response within the limit, or the stored one, or whatever the network eventually returns. */
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
