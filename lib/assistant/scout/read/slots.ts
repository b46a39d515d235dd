import type { Kind, Reading } from '#lib/assistant/scout/query.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { listOf } from '#lib/assistant/scout/words/rows.ts';

type Slot = Exclude<
  keyof Reading,
  'atMost' | 'idle' | 'hostYear' | 'language' | 'isBothWays' | 'isWhether' | 'asks' | 'form'
>;
export const slotsIn = listOf<Slot>();

/** Whether nothing of these was said. */
export const isWithout = (reading: Reading, slots: readonly Slot[]) =>
  slots.every((slot) => {
    const said = reading[slot];
    return (
      said === null ||
      (typeof said === 'object' && ('size' in said ? said.size : 'length' in said && said.length) === 0)
    );
  });
export const isOnlyOf = ({ conditions }: Reading, ...kinds: Kind[]) =>
  conditions.every(({ kind }) => kinds.includes(kind));
export const hasKind = ({ conditions }: Reading, ...kinds: Kind[]) =>
  conditions.some(({ kind }) => kinds.includes(kind));
export const hasCue = ({ cues }: Reading, wanted: readonly Cue[]) => wanted.some((cue) => cues.has(cue));
