'use client';

import { useEffect, useState } from 'react';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { fetchPlayerDetails, searchPlayers } from '#lib/api/players.ts';
import { ApiError } from '#lib/api/request-json.ts';
import { mayLoadUnaskedNow } from '#lib/platform/connection.ts';
import {
  DETAILS_FAILED,
  FETCH_FAILED,
  NO_PLAYER_DATA,
  PLAYER_NOT_FOUND,
  SEARCH_FAILED,
} from '#lib/platform/messages/player.ts';
import { askForPortrait } from '#lib/players/ask-portrait.ts';
import { NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import { cacheImage } from '#lib/players/image-cache.ts';
import type { IndexDetails } from '#lib/players/index/player-index.ts';
import type { Appearance } from '#lib/players/squads/squad-book.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { isOwnPlayer } from '#lib/team/own-player.ts';
import type { DetailsAnswer } from '#types/api.ts';
import type { Player } from '#types/player.ts';
import type { PortraitAnswer } from '#types/portrait.ts';

/** For all requests together. */
const TIMEOUT_MS = 15_000;
/** The server gives up after eight seconds. */
const FREE_TIMEOUT_MS = 9000;

/** A failure whose message the card shows unchanged. */
class DetailsError extends Error {}

export type PlayerDetailsState = {
  isLoading: boolean;
  /** From Wikimedia, which is asked first (D59). */
  free: PortraitAnswer | null;
  /** From the sports database, which fills in what is still missing. */
  online: DetailsAnswer | null;
  /** From the player index, available offline too. */
  known: IndexDetails | null;
  /** Empty until the squads are loaded. */
  worldCups: readonly Appearance[];
  error: string;
};

type Found = Pick<PlayerDetailsState, 'isLoading' | 'free' | 'online' | 'error'>;

const NOTHING_YET: Found = { isLoading: true, free: null, online: null, error: '' };

export function usePlayerDetails(player: Player): PlayerDetailsState {
  const { finder } = usePlayerFinder();
  const [found, setFound] = useState<{ player: Player; details: Found } | null>(null);

  useEffect(() => {
    if (isOwnPlayer(player)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (details: Found) => {
      if (!signal.aborted) setFound({ player, details });
    };
    find(player, signal, show).catch(console.error);
    return () => controller.abort();
  }, [player]);

  // Own players are never looked up (D50).
  if (isOwnPlayer(player)) return { ...NOTHING_YET, isLoading: false, known: null, worldCups: [] };
  const details = found?.player === player ? found.details : NOTHING_YET;
  return { ...details, known: finder?.details(player) ?? null, worldCups: finder?.worldCups(player) ?? [] };
}

async function find(player: Player, signal: AbortSignal, show: (found: Found) => void): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const freeLimit = AbortSignal.any([limited, AbortSignal.timeout(FREE_TIMEOUT_MS)]);
  const free = mayLoadUnaskedNow()
    ? await askForPortrait(player, { story: true, signal: freeLimit }).catch(() => null)
    : null;
  if (signal.aborted) return;
  const image = free?.image ?? null;
  if (image !== null) cacheImage(player, image, Date.now());
  const isEnough = image !== null && free?.story !== undefined;
  show({ ...NOTHING_YET, isLoading: !isEnough, free });
  if (isEnough) return;
  try {
    const online = await fetchOnline(player, limited);
    const { imageUrl } = online.player;
    if (!signal.aborted && imageUrl && !player.imageUrl && image === null) cacheImage(player, imageUrl, Date.now());
    show({ isLoading: false, free, online, error: '' });
  } catch (error) {
    const message = error instanceof DetailsError ? error.message : DETAILS_FAILED;
    show({ isLoading: false, free, online: null, error: message });
  }
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

async function findRecord({ name, year }: Player, signal: AbortSignal): Promise<string> {
  const { players, isUnreachable, isHeldBack } = await searchPlayers(
    { ...NO_CRITERIA_CHOSEN, query: name },
    { signal },
  ).catch((cause: unknown) => {
    throw new DetailsError(SEARCH_FAILED, { cause });
  });
  if (isUnreachable || isHeldBack) throw new DetailsError(SEARCH_FAILED);
  const record = players.find(
    (found) =>
      found.apiId !== null &&
      foldText(found.name) === foldText(name) &&
      (year === null || found.year === null || found.year === year),
  );
  if (!record?.apiId) throw new DetailsError(PLAYER_NOT_FOUND);
  return record.apiId;
}
