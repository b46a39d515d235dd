import * as z from 'zod/mini';
import type { Query } from '#lib/assistant/scout/query.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS, type FormationId, SLOTS, type Slot } from '#types/team.ts';

/** `entry` is null for a player who isn't in the table, such as one the user added. */
export type ScreenPlayer = { slot: Slot; name: string; entry: IndexedPlayer | null };

export type ScreenTeam = {
  formation: FormationId;
  players: readonly ScreenPlayer[];
  open: readonly Slot[];
  selected: Slot | null;
  /** Each at the usual position. */
  bench: readonly ScreenPlayer[];
  /** What the players in question are. */
  called: 'players' | 'substitutes' | 'players and substitutes';
};

/** Those of whom something is asked, and whom the conditions name. */
export const namedIn = ({ players, conditions }: Pick<Query, 'players' | 'conditions'>) => [
  ...players,
  ...conditions.flatMap((one) => ('named' in one ? one.named : [])),
];
export const everyoneNamed = (query: Pick<Query, 'players' | 'conditions'>) => namedIn(query).map(({ entry }) => entry);

/** Where the first of them stands who is on screen. */
export const placeNamed = (query: Pick<Query, 'players' | 'conditions'>, screen: ScreenTeam | null) =>
  screen?.players.find(({ entry }) => entry && everyoneNamed(query).includes(entry));

/** One alone doesn't make it a women's team. */
export const areWomen = (players: readonly ScreenPlayer[]) =>
  players.length > 1 && players.every(({ entry }) => entry?.details.gender === 'F');

/** Newcomers to a women's team are women, unless it says otherwise. */
export const withTeamsGender = (query: Query, players: readonly ScreenPlayer[]): Query =>
  areWomen(players) && query.conditions.every(({ kind }) => kind !== 'gender')
    ? { ...query, conditions: [...query.conditions, { kind: 'gender', gender: 'F' }] }
    : query;

const blockSchema = z.object({
  formation: z.enum(FORMATION_IDS),
  players: z.partialRecord(z.enum(SLOTS), z.nullable(z.string())),
  selectedSlot: z.nullable(z.enum(SLOTS)),
  bench: z.optional(z.array(z.string())),
});

const BLOCK = /^<team>(.*?)<\/team>\s*/s;

/** Splits the prompt's team block from the question. */
export function readScreenTeam(message: string, lexicon: Lexicon): { team: ScreenTeam | null; question: string } {
  const [whole = '', json = ''] = BLOCK.exec(message) ?? [];
  const question = message.slice(whole.length);
  const block = whole === '' ? null : blockSchema.safeParse(parsed(json));
  if (!block?.success) return { team: null, question };
  const { formation, players, selectedSlot, bench = [] } = block.data;
  const { positions } = formationOf(formation);
  return {
    question,
    team: {
      formation,
      players: positions.flatMap((slot) => {
        const name = players[slot];
        return name ? [{ slot, name, entry: entryNamed(name, lexicon, slot) }] : [];
      }),
      open: positions.filter((slot) => !players[slot]),
      selected: selectedSlot,
      bench: bench.map((name) => {
        const entry = entryNamed(name, lexicon);
        return { name, entry, slot: SLOTS.find((slot) => slot === entry?.details.positions[0]) ?? 'ST' };
      }),
      called: 'players',
    },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Of several of the same name, the best known who plays there: 'Jorginho' at right back isn't the midfielder. */
function entryNamed(name: string, { index, phrases }: Lexicon, slot?: Slot): IndexedPlayer | null {
  const folded = foldText(name);
  const namesakes = index.filter(({ foldedName }) => foldedName === folded).toSorted((a, b) => b.fame - a.fame);
  const meaning = phrases.get(folded);
  const known = namesakes[0] ?? (meaning?.kind === 'player' ? meaning.entry : null);
  return namesakes.find(({ details }) => slot && details.positions.includes(naturalPosition(slot))) ?? known ?? null;
}
