type Sources = {
  network: () => Promise<Response>;
  /** Null where nothing is stored. */
  stored: () => Promise<Response | null>;
  /** Resolves when the network has had enough time; may never resolve. */
  limit: Promise<void>;
  /** Whether a network response is better than the stored one. */
  isGood: (answer: Response) => boolean;
};

/** A good network response within the limit, else the stored one, else whatever the network says in its own time. */
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
