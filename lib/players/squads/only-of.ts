import type { Found } from '#lib/players/index/rank.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** The results who were in the squad, with the numbers they wore there. */
export function onlyOf(squad: Squad, { ranked, close }: Found): Found {
  const numbers = new Map(squad.places.map(({ entry, number }) => [entry.player.id, number]));
  return {
    ranked: ranked.flatMap((entry) => {
      const number = numbers.get(entry.player.id);
      return number === undefined ? [] : [{ ...entry, player: { ...entry.player, jerseyNumber: number } }];
    }),
    close: close.flatMap((player) => {
      const number = numbers.get(player.id);
      return number === undefined ? [] : [{ ...player, jerseyNumber: number }];
    }),
  };
}
