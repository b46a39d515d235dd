/** The server draws one picture at a time, so a few may have to wait. */
const TIMEOUT_MS = 30_000;

export async function fetchTeamPicture(path: string): Promise<Blob> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The picture request returned ${answer.status}.`);
  return answer.blob();
}
