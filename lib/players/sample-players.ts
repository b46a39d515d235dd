import samples from '#lib/players/sample-players.generated.json' with { type: 'json' };
import type { Player } from '#types/player.ts';

/** Work without any network and fill every formation in natural positions. */
export const SAMPLE_PLAYERS = samples as readonly Player[];
