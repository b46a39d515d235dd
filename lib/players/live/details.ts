import 'server-only';
import { AppError } from '#lib/platform/errors.ts';
import { FETCH_FAILED, PLAYER_NOT_FOUND } from '#lib/platform/messages/player.ts';
import type { SportsDb } from '#lib/players/live/client.ts';
import { type ImagePolicy, isRecordId, toPlayer, toPlayerDetails } from '#lib/players/live/reshape.ts';
import { SourceError } from '#lib/players/live/source-error.ts';
import type { PlayerDetailRecord } from '#lib/players/live/wire.ts';
import type { DetailsAnswer } from '#types/api.ts';

export async function fetchDetails(id: string, db: SportsDb, images: ImagePolicy): Promise<DetailsAnswer> {
  const record = isRecordId(id) ? await lookup(id, db) : null;
  const player = record && toPlayer(record, images);
  if (!player) throw new AppError('not-found', PLAYER_NOT_FOUND);
  return { player, details: toPlayerDetails(record) };
}

async function lookup(id: string, db: SportsDb): Promise<PlayerDetailRecord | null> {
  try {
    return await db.lookupPlayer(id);
  } catch (cause) {
    throw cause instanceof SourceError ? toAppError(cause) : cause;
  }
}

function toAppError(failure: SourceError): AppError {
  const wrongAnswer = failure.failure === 'not-json' || failure.failure === 'too-large';
  const seconds = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
  return new AppError(wrongAnswer ? 'bad-gateway' : 'unavailable', FETCH_FAILED, {
    cause: failure.wasCalled ? failure : undefined,
    headers: seconds > 0 ? { 'Retry-After': String(seconds) } : {},
  });
}
