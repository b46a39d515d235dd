import { UNKNOWN_QUALITY } from '#lib/match/strength/quality.ts';
import { pointsOffIn } from '#lib/players/eleven/peak-years.ts';
import { pointsOffAt } from '#lib/players/eleven/slot-points.ts';
import type { Era } from '#lib/players/index/eras.ts';
import type { Gender, IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { emptyStarters, formationOf } from '#lib/team/formation/formations.ts';
import { addStarter, type Edit, everyone, hasPlayer } from '#lib/team/operations.ts';
import { type RenownOf, renumber } from '#lib/team/renumber.ts';
import { STARTERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { PlayerPosition } from '#types/position.ts';
import type { Slot, Team } from '#types/team.ts';

/** What the tables say. Without an index, the samples still make a team. */
export type Tables = {
  index: PlayerIndex;
  /** For a player from any source. Null if the index doesn't have them. */
  entry: (player: Player) => IndexedPlayer | null;
  renown: RenownOf;
  samples: readonly Player[];
};

export type Wishes = {
  found: readonly Player[];
  era: Era | null;
};

/** `quality` is on the scale of the ratings (0–99). */
type Candidate = { player: Player; positions: readonly PlayerPosition[]; quality: number };
type Luck = () => number;

/** Fame decides between players who were about as good. */
const FAME_PER_POINT = 20;

/** By rating (D63): players of the search, then of the index, then the samples. Genders mix only if the team has both. */
export function fillTeam(team: Team, tables: Tables, { found, era }: Wishes): Edit {
  const { rated, indexed } = candidatesIn(tables, gendersFor(team, found, tables));
  const sources = [() => rated(found), () => indexed(era), () => indexed(null), () => rated(tables.samples)];
  return fillFrom(team, sources, tables.renown);
}

const TOP = 24;
/** In rating points. */
const SPREAD = 5;
/** Luck must not put a striker on the wing when there are wingers to draw. */
const CARE = 3;

/** Draws from the best for each position: the better, the likelier. The bench stays. `random` returns 0 up to 1. */
export function surpriseTeam(team: Team, tables: Tables, era: Era | null, random: () => number): Edit {
  const empty: Team = { ...team, players: emptyStarters(team.formation), captain: null, viceCaptain: null };
  const { rated, indexed } = candidatesIn(tables, gendersFor(team, [], tables));
  const sources = [() => indexed(era), () => indexed(null), () => rated(tables.samples)];
  // Gumbel noise makes the best of a list a draw weighted by quality.
  const luck = () => -Math.log(-Math.log(Math.max(random(), Number.MIN_VALUE))) * SPREAD;
  return fillFrom(empty, sources, tables.renown, { size: TOP, luck, care: CARE });
}

function candidatesIn({ index, entry: entryOf }: Tables, genders: ReadonlySet<Gender>) {
  const isAllowed = (entry: IndexedPlayer | null) => entry === null || genders.has(entry.details.gender);
  return {
    rated: (players: readonly Player[]) =>
      players.flatMap((player) => {
        const entry = entryOf(player);
        return isAllowed(entry) ? toCandidate(player, entry, null) : [];
      }),
    indexed: (era: Era | null) =>
      index.flatMap((entry) => (isAllowed(entry) ? toCandidate(entry.player, entry, era) : [])),
  };
}

/** The team's. If it has none, the first found player's, or else men's, who are most of the index. */
function gendersFor(team: Team, found: readonly Player[], { entry }: Tables): ReadonlySet<Gender> {
  const genderOf = (player: Player) => entry(player)?.details.gender ?? [];
  const own = everyone(team).flatMap(genderOf);
  return new Set(own.length > 0 ? own : [found.flatMap(genderOf)[0] ?? 'M']);
}

function toCandidate(player: Player, entry: IndexedPlayer | null, era: Era | null): Candidate | [] {
  const pointsOff = era !== null && entry ? pointsOffIn(era, entry) : 0;
  if (pointsOff === null) return [];
  return {
    player,
    positions: positionsOf(player, entry),
    quality: (entry ? entry.peak + entry.fame / FAME_PER_POINT : UNKNOWN_QUALITY) - pointsOff,
  };
}

function positionsOf({ position }: Player, entry: IndexedPlayer | null): readonly PlayerPosition[] {
  const known = entry?.details.positions ?? [];
  return position === '' || known[0] === position ? known : [position, ...known];
}

/** `care` multiplies what players lose in slots that aren't theirs. */
type Draw = { size: number; luck: Luck; care: number };
/** Of the best for a slot, at most ten can be needed elsewhere. */
const NO_LUCK: Draw = { size: STARTERS, luck: () => 0, care: 1 };

function fillFrom(
  team: Team,
  sources: readonly (() => readonly Candidate[])[],
  renownOf: RenownOf,
  draw = NO_LUCK,
): Edit {
  const filled = sources.reduce((so, source) => (emptySlots(so).length > 0 ? withBest(so, source(), draw) : so), team);
  if (filled === team) return { ok: false, reason: emptySlots(team).length === 0 ? 'no-empty-slot' : 'nobody-fits' };
  const mayChange = (player: Player) => !hasPlayer(team, player);
  return { ok: true, team: renumber(filled, renownOf, { mayChange, needsNumber: true }) };
}

const emptySlots = ({ formation, players }: Team) => formationOf(formation).positions.filter((slot) => !players[slot]);

/** What an empty position is worth: less than anyone in it. */
const NOBODY = -1000;

/** The players whose total worth is highest, each in one of the empty slots. */
function withBest(team: Team, candidates: readonly Candidate[], { size, luck, care }: Draw): Team {
  const slots = emptySlots(team);
  const sorted = candidates.toSorted((a, b) => b.quality - a.quality);
  const isFree = ({ player }: Candidate) => !hasPlayer(team, player);
  const shortlist = [...new Set(slots.flatMap((slot) => bestIn(slot, sorted, { size, care }, isFree)))].map(
    (candidate) => ({
      ...candidate,
      quality: candidate.quality + luck(),
    }),
  );
  const worth = slots.map((slot) => shortlist.map((candidate) => worthIn(slot, candidate, care)));
  const nobody = slots.map(() => NOBODY);
  const costs = worth.map((row) => [...row, ...nobody].map((points) => -(points ?? NOBODY)));
  let filled = team;
  for (const [at, choice] of cheapestAssignment(costs).entries()) {
    const slot = slots[at];
    const chosen = shortlist[choice];
    if (!slot || !chosen || worth[at]?.[choice] == null) continue;
    const edit = addStarter(filled, chosen.player, slot);
    if (edit.ok) filled = edit.team;
  }
  return filled;
}

function worthIn(slot: Slot, { positions, quality }: Candidate, care: number): number | null {
  const pointsOff = pointsOffAt(slot, positions);
  return pointsOff === null ? null : quality - pointsOff * care;
}

/** `candidates` are sorted by quality, so the search can stop early. */
function bestIn(
  slot: Slot,
  candidates: readonly Candidate[],
  { size, care }: Pick<Draw, 'size' | 'care'>,
  isFree: (candidate: Candidate) => boolean,
): Candidate[] {
  const best: { candidate: Candidate; worth: number }[] = [];
  for (const candidate of candidates) {
    if (best.length === size && candidate.quality <= (best.at(-1)?.worth ?? 0)) break;
    const worth = worthIn(slot, candidate, care);
    if (worth === null || !isFree(candidate)) continue;
    const at = best.findIndex((other) => other.worth < worth);
    best.splice(at === -1 ? best.length : at, 0, { candidate, worth });
    best.length = Math.min(best.length, size);
  }
  return best.map(({ candidate }) => candidate);
}
