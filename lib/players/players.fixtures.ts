import { makePlayer } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';

/** Someone with everything that a search asks for. */
export const makeOzil = (fields: Partial<Player> = {}): Player =>
  makePlayer({
    id: `p-${fields.name ?? 'x'}`,
    name: 'Mesut Özil',
    position: 'CAM',
    nationality: 'Germany',
    team: 'Arsenal',
    country: 'England',
    year: 1988,
    ...fields,
  });

export const namesOf = (players: readonly Player[]) => players.map(({ name }) => name);
