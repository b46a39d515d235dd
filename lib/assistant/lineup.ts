import { foldText } from '#lib/team/fold-text.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { emptyStarters, formationOf, type Starter, startersOf } from '#lib/team/formation/formations.ts';
import { everyone, isSamePlayer } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { PlayerPosition } from '#types/position.ts';
import { FORMATION_IDS, type FormationId, type Slot, type Team } from '#types/team.ts';

/** An answer with fewer names isn't a team (D57). */
const LEAST_NAMED = 8;

/** A player named in an answer, with the natural position first. */
export type NamedPlayer = { player: Player; positions: readonly PlayerPosition[] };

export type Lineup = {
  team: Team;
  starters: Starter[];
  kept: Starter[];
  bench: Player[];
  leftOut: Player[];
  leaving: Player[];
  /** Names in the answer's list that match no known player. */
  missing: string[];
};

/** The team an answer describes. Null if it names too few players. */
export function lineupFrom(text: string, known: readonly NamedPlayer[], team: Team): Lineup | null {
  const meant = known.filter(({ player }) => !isPartOfName(text, player.name));
  const named = withOwnPlayers(text, meant, team);
  if (named.length < LEAST_NAMED) return null;
  const formation = formationIn(text) ?? team.formation;
  const { positions } = formationOf(formation);
  const places = placesFor(named, positions, slotsInText(text, named, positions));
  const kept = startersOf(team).filter(
    ({ slot, player }) => positions.includes(slot) && !places.has(slot) && !isNamed(named, player),
  );
  const waiting = named.map(({ player }) => player).filter((player) => ![...places.values()].includes(player));
  const staying = team.substitutes.filter((player) => !isNamed(named, player));
  const bench = [...waiting, ...staying].slice(0, MAX_SUBSTITUTES);
  const starters = positions.flatMap((slot): Starter[] => {
    const player = places.get(slot);
    return player ? [{ slot, player }] : [];
  });
  const players = emptyStarters(formation);
  for (const { slot, player } of [...starters, ...kept]) players[slot] = { ...player, isSubstitute: false };
  const substitutes = bench.map((player) => ({ ...player, isSubstitute: true }));
  const next = withArmbands({ ...team, formation, players, substitutes });
  return {
    team: next,
    starters,
    kept,
    bench,
    leftOut: waiting.slice(MAX_SUBSTITUTES),
    leaving: everyone(team).filter(
      (player) => !isNamed(named, player) && !kept.some((one) => one.player === player) && !bench.includes(player),
    ),
    missing: missingNames(text, named),
  };
}

/** 'Giovanni Trapattoni' doesn't refer to a player called Giovanni. */
function isPartOfName(text: string, name: string): boolean {
  if (/[^\p{L}]/u.test(name)) return false;
  const places = [...text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})( \\p{Lu}\\p{Ll})?`, 'gu'))];
  return places.length > 0 && places.every(([, following]) => following !== undefined);
}

const isNamed = (named: readonly NamedPlayer[], player: Player) =>
  named.some((one) => isSamePlayer(one.player, player));

/** Prefer the team's own record of a player: only the team knows the players the user added by hand. */
function withOwnPlayers(text: string, known: readonly NamedPlayer[], team: Team): NamedPlayer[] {
  const members = everyone(team);
  const folded = ` ${foldText(text)} `;
  const named = known.map(({ player, positions }) => ({
    player: members.find((member) => isSamePlayer(member, player)) ?? player,
    positions,
  }));
  const own = members.filter((member) => !isNamed(named, member) && folded.includes(` ${foldText(member.name)} `));
  return [...named, ...own.map((player) => ({ player, positions: player.position === '' ? [] : [player.position] }))];
}

function formationIn(text: string): FormationId | null {
  const written = text.match(/\b\d[-–]\d[-–]\d(?:[-–]\d)?\b/)?.[0].replaceAll('–', '-');
  return FORMATION_IDS.find((id) => id === written) ?? null;
}

function slotsInText(text: string, named: readonly NamedPlayer[], positions: readonly Slot[]): Map<Slot, Player> {
  const places = new Map<Slot, Player>();
  for (const line of text.split('\n')) {
    const code = /^[\s\-*•\d.]*([A-Z]{2,4})\s*[:–-]/.exec(line)?.[1];
    const slot = positions.find((one) => one === code);
    const folded = ` ${foldText(line)} `;
    const player = named.find((one) => folded.includes(` ${foldText(one.player.name)} `))?.player;
    if (slot && player && !places.has(slot)) places.set(slot, player);
  }
  return places;
}

function placesFor(
  named: readonly NamedPlayer[],
  slots: readonly Slot[],
  said: ReadonlyMap<Slot, Player>,
): Map<Slot, Player> {
  const places = new Map(said);
  const isPlaced = (player: Player) => [...places.values()].includes(player);
  const most = Math.max(...named.map(({ positions }) => positions.length));
  for (let rank = 0; rank < most; rank++) {
    for (const { player, positions } of named) {
      const position = positions[rank];
      if (position === undefined || isPlaced(player)) continue;
      const slot = slots.find((one) => !places.has(one) && fitsSlot(position, one));
      if (slot) places.set(slot, player);
    }
  }
  return places;
}

function withArmbands(team: Team): Team {
  const ids = new Set(everyone(team).map(({ id }) => id));
  const kept = (id: string | null) => (id !== null && ids.has(id) ? id : null);
  return { ...team, captain: kept(team.captain), viceCaptain: kept(team.viceCaptain) };
}

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)]|[A-Z]{2,4}\s*:)\s*([^,(:–\n]{2,60})/;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,4}$/u;

function missingNames(text: string, named: readonly NamedPlayer[]): string[] {
  return text.split('\n').flatMap((line) => {
    const name = ITEM.exec(line)?.[1]?.trim() ?? '';
    const folded = ` ${foldText(line)} `;
    const isKnown = named.some(({ player }) => folded.includes(` ${foldText(player.name)} `));
    return NAME.test(name) && !isKnown ? [name] : [];
  });
}
