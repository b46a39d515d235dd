'use client';

import { useEffect, useState } from 'react';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { fetchPlayerDetails, searchPlayers } from '#lib/api/players.ts';
import { ApiError } from '#lib/api/request-json.ts';
import {
  DETAILS_FAILED,
  FETCH_FAILED,
  NO_PLAYER_DATA,
  PLAYER_NOT_FOUND,
  SEARCH_FAILED,
} from '#lib/platform/messages.ts';
import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { cacheImage } from '#lib/players/image-cache.ts';
import type { IndexDetails } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { DetailsAnswer } from '#types/api.ts';
import type { Player } from '#types/player.ts';

/** The server gives up after five seconds, and there may be two calls. */
const TIMEOUT_MS = 15_000;

/** A failure whose message the card shows as it is. */
class DetailsError extends Error {}

export type PlayerDetailsState = {
  isLoading: boolean;
  online: DetailsAnswer | null;
  /** From the player index, also offline. */
  known: IndexDetails | null;
  error: string;
};

type Online = { player: Player; answer: DetailsAnswer | null; error: string };

export function usePlayerDetails(player: Player): PlayerDetailsState {
  const { finder } = usePlayerFinder();
  const [online, setOnline] = useState<Online | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    fetchOnline(player, AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
      (answer) => {
        if (controller.signal.aborted) return;
        const { imageUrl } = answer.player;
        if (imageUrl && !player.imageUrl) cacheImage(player, imageUrl, Date.now());
        setOnline({ player, answer, error: '' });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const message = error instanceof DetailsError ? error.message : DETAILS_FAILED;
        setOnline({ player, answer: null, error: message });
      },
    );
    return () => controller.abort();
  }, [player]);

  const current = online?.player === player ? online : null;
  return {
    isLoading: current === null,
    online: current?.answer ?? null,
    known: finder?.details(player) ?? null,
    error: current?.error ?? '',
  };
}

async function fetchOnline(player: Player, signal: AbortSignal): Promise<DetailsAnswer> {
  const apiId = player.apiId ?? (await findRecord(player, signal));
  const answer = await fetchPlayerDetails(apiId, { signal }).catch((cause: unknown) => {
    throw new DetailsError(fetchMessage(cause), { cause });
  });
  const isEmpty = Object.values(answer.details).every((text) => text === '');
  if (isEmpty && !answer.player.imageUrl) throw new DetailsError(NO_PLAYER_DATA);
  return answer;
}

function fetchMessage(cause: unknown): string {
  if (!(cause instanceof ApiError)) return FETCH_FAILED;
  if (cause.status === 404) return PLAYER_NOT_FOUND;
  return cause.status === 503 ? FETCH_FAILED : DETAILS_FAILED;
}

/** Finds a player from another source in the sports database, by name and, if both are known, year of birth. */
async function findRecord({ name, year }: Player, signal: AbortSignal): Promise<string> {
  const { players, isUnreachable } = await searchPlayers({ ...NO_CRITERIA_CHOSEN, query: name }, { signal }).catch(
    (cause: unknown) => {
      throw new DetailsError(SEARCH_FAILED, { cause });
    },
  );
  if (isUnreachable) throw new DetailsError(SEARCH_FAILED);
  const record = players.find(
    (found) =>
      found.apiId !== null &&
      foldText(found.name) === foldText(name) &&
      (year === null || found.year === null || found.year === year),
  );
  if (!record?.apiId) throw new DetailsError(PLAYER_NOT_FOUND);
  return record.apiId;
}
