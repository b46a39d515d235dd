import { foldText } from '#lib/team/fold-text.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

/** The selected position first, then by name. */
export function rankPlayers(players: readonly Player[], position: Position | ''): Player[] {
  const rank = (player: Player) => (position !== '' && isSamePosition(player.position, position) ? 0 : 1);
  return players
    .map((player) => ({ player, rank: rank(player), name: folded(player).name }))
    .sort((a, b) => a.rank - b.rank || compare(a.name, b.name))
    .map((entry) => entry.player);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function personKey(player: Player): string {
  return `${folded(player).name} ${player.year}`;
}

const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    usa: 'united states',
    us: 'united states',
    holland: 'netherlands',
    'cote d ivoire': 'ivory coast',
    'korea republic': 'south korea',
    czechia: 'czech republic',
    turkiye: 'turkey',
    ussr: 'soviet union',
    gdr: 'east germany',
    'west germany': 'germany',
  }),
);

export function foldCountry(country: string): string {
  const name = foldText(country);
  return COUNTRY_NAMES.get(name) ?? name;
}

type Folded = { name: string; team: string; nationality: string; country: string };
const foldedPlayers = new WeakMap<Player, Folded>();

export function folded(player: Player): Folded {
  let texts = foldedPlayers.get(player);
  if (!texts) {
    texts = {
      name: foldText(player.name),
      team: foldText(player.team),
      nationality: foldCountry(player.nationality),
      country: foldCountry(player.country),
    };
    foldedPlayers.set(player, texts);
  }
  return texts;
}
