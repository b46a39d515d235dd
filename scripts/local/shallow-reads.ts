/** The app nests one level: a team and its players. */
const MOST_LEVELS = 1;

/** The backend's REST interface can go back from a player to his team again and again, multiplying the response. */
export function readsTooDeep({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    pathname.startsWith('/rest/v1/') && searchParams.getAll('select').some((select) => depthOf(select) > MOST_LEVELS)
  );
}

function depthOf(select: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of select) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
