import {
  EARLY_LEGENDS_ADDRESS,
  PLAYER_INDEX_ADDRESS,
  SQUAD_PLAYERS_ADDRESS,
  SQUADS_ADDRESS,
} from '#lib/players/index/asset.generated.ts';
import { withPauses } from '#lib/players/index/parts.ts';
import {
  type IndexedPlayer,
  type IndexFile,
  type PlayerIndex,
  toPlayerIndex,
} from '#lib/players/index/player-index.ts';
import { type SquadBook, toSquadBook } from '#lib/players/squads/squad-book.ts';
import { readSquadFile } from '#lib/players/squads/squad-file.ts';

export const PLAYER_INDEX_READY = 'player-index-ready';

const TIMEOUT_MS = 20_000;
/** In rows. */
const BATCH = 25;
/** A pause itself takes 4 ms, and more than 50 ms of work would delay taps on a slow phone. */
const WORK_MS = 16;

let resumed = 0;

/** Lets the page respond to taps between two parts of long work, if it has gone on for a while. */
export async function pause(): Promise<void> {
  if (performance.now() - resumed < WORK_MS) return;
  await new Promise<void>((resolve) => setTimeout(resolve));
  resumed = performance.now();
}

/** Null if loading failed; the next call retries. */
export function createLoader<File, Result>(
  address: string,
  fetcher: typeof fetch,
  read: (file: File) => Result | Promise<Result>,
): () => Promise<Result | null> {
  let answer: Promise<Result | null> | null = null;

  const attempt = async (cache: RequestCache): Promise<Result> => {
    const response = await fetcher(address, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
    return read(await response.json());
  };

  return () => {
    // The file is cached forever, so only the second attempt, which bypasses caches, replaces a damaged copy.
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

export const createIndexLoader = (address: string, fetcher: typeof fetch) => createLoader(address, fetcher, inBatches);

async function inBatches(file: IndexFile): Promise<PlayerIndex> {
  const players: IndexedPlayer[] = [];
  for (let start = 0; start === 0 || start < file.names.length; start += BATCH) {
    players.push(...toPlayerIndex(file, start, start + BATCH));
    await pause();
  }
  return players;
}

const fetchFile: typeof fetch = (input, init) => fetch(input, init);

export const loadPlayerIndex = createIndexLoader(PLAYER_INDEX_ADDRESS, fetchFile);
export const loadEarlyLegends = createIndexLoader(EARLY_LEGENDS_ADDRESS, fetchFile);
/** Players known only from World Cup squads. There are many, and they are rarely searched for. */
export const loadSquadPlayers = createIndexLoader(SQUAD_PLAYERS_ADDRESS, fetchFile);
export const loadSquadFile = createLoader(SQUADS_ADDRESS, fetchFile, readSquadFile);

/** The World Cup squads without a search. Null if they fail to load. */
export async function loadSquadBook(): Promise<SquadBook | null> {
  const [index, others, file] = await Promise.all([loadPlayerIndex(), loadSquadPlayers(), loadSquadFile()]);
  return index && others && file && withPauses(toSquadBook(file, [...index, ...others]), pause);
}
