import type { Legends } from '#lib/players/index/early-legends.ts';
import type { Merged } from '#lib/players/index/merge-results.ts';
import type { Chip } from '#lib/players/index/understood/chips.ts';
import type { Understood } from '#lib/players/index/understood/understand.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

export type Results = Merged & {
  understood: readonly Understood[];
  /** A well-known player is called this, as David Villa is, so Enter doesn't mean the club. */
  isName: boolean;
  /** From this player on, they are outside the filters: nobody inside has the typed name. */
  outside: number | null;
  legends: Legends;
  chips: readonly Chip[];
  squad: Squad | null;
};

export const NO_RESULTS: Results = {
  players: [],
  close: 0,
  named: 0,
  understood: [],
  isName: false,
  outside: null,
  legends: { players: [], isNamed: false },
  chips: [],
  squad: null,
};
