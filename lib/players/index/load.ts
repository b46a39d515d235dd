import { PLAYER_INDEX_ADDRESS } from '#lib/players/index/asset.generated.ts';
import {
  type IndexedPlayer,
  type IndexFile,
  type PlayerIndex,
  toPlayerIndex,
} from '#lib/players/index/player-index.ts';

export const PLAYER_INDEX_READY = 'player-index-ready';

const TIMEOUT = 20_000;
/** Rows: more at once would keep a slow phone from answering a tap. */
const BATCH = 500;

/** Null if loading failed; the next call tries again. */
export function createIndexLoader(address: string, fetcher: typeof fetch): () => Promise<PlayerIndex | null> {
  let answer: Promise<PlayerIndex | null> | null = null;

  const attempt = async (cache: RequestCache): Promise<PlayerIndex> => {
    const response = await fetcher(address, { cache, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`The player index answered ${response.status}.`);
    return inBatches(await response.json());
  };

  return () => {
    // The file is cached forever, so a damaged copy would stay without the second attempt.
    answer ??= attempt('default')
      .catch(() => attempt('reload'))
      .catch((error: unknown) => {
        console.warn(error);
        answer = null;
        return null;
      });
    return answer;
  };
}

async function inBatches(file: IndexFile): Promise<PlayerIndex> {
  const players: IndexedPlayer[] = [];
  for (let start = 0; start === 0 || start < file.names.length; start += BATCH) {
    players.push(...toPlayerIndex(file, start, start + BATCH));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return players;
}

export const loadPlayerIndex = createIndexLoader(PLAYER_INDEX_ADDRESS, (input, init) => fetch(input, init));
