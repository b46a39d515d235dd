/** ms. The server draws one picture at a time and lets a few wait; a connection that hangs would take for ever. */
const TIMEOUT = 30_000;

/**
 * The picture of the team that a code holds, for a phone, as PNG. Throws where it could not be drawn, and without an
 * answer in time.
 */
export async function fetchTeamPicture(code: string): Promise<Blob> {
  const answer = await fetch(`/t/${code}/picture?shape=tall`, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  return answer.blob();
}
