import samples from '#lib/players/sample-players.generated.json' with { type: 'json' };
import { type KnownFacts, newPlayer } from '#lib/team/player.ts';
import type { Player } from '#types/player.ts';

/** Available offline, and enough to fill every formation in natural positions. */
export const SAMPLE_PLAYERS: readonly Player[] = (samples as readonly KnownFacts[]).map(newPlayer);
