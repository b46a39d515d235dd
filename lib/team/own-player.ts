import { cleanText } from '#lib/team/file/clean-text.ts';
import { newPlayer } from '#lib/team/player.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { Player } from '#types/player.ts';

const PREFIX = 'own:';

export type OwnPlayerFacts = Pick<Player, 'name' | 'position' | 'nationality' | 'year' | 'jerseyNumber'>;

export const isOwnPlayer = ({ id }: Pick<Player, 'id'>): boolean => id.startsWith(PREFIX);

/** The name for an own player from the typed search, or '' if nothing readable was typed. */
export const ownName = (typed: string): string => cleanText(typed, MAX_TEXT);

export function toOwnPlayer(uniqueId: string, facts: OwnPlayerFacts): Player {
  return newPlayer({ ...facts, id: PREFIX + uniqueId, country: facts.nationality });
}
