import type { Reading } from '#lib/assistant/scout/query.ts';
import { has } from '#lib/assistant/scout/read/cup-years.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';

/** So far apart, ratings are about the same. */
const ABOUT = 3;

/** 'Someone like Pirlo but younger': of his position and about his rating, as far as the tables tell. */
export function withAlike(reading: Reading): void {
  const { cues, players, order, conditions } = reading;
  const [named, ...others] = players;
  const role = ROLES.find(({ positions }) => positions[0] === named?.entry.details.positions[0]);
  if (!cues.has('alike')) return;
  if (!named || !role || others.length > 0 || has(reading, 'instead')) {
    cues.delete('alike');
    return void reading.lacking.push('playing styles');
  }
  const { peak } = named.entry;
  const isBetter = order?.measure === 'rating' && !order.isLeast;
  // Few of the best have a younger one beside them.
  const least = order?.measure === 'age' ? 3 * ABOUT : ABOUT;
  reading.players = [];
  if (of(reading, 'role').length === 0) conditions.push({ kind: 'role', role });
  conditions.push({ kind: 'player', named, isNot: true });
  conditions.push({ kind: 'measure', measure: 'rating', from: peak + (isBetter ? 1 : -least), to: peak + ABOUT });
  if (order?.measure === 'age') conditions.push({ kind: 'than', measure: 'age', isLess: order.isLeast, named });
  if (isBetter || order?.measure === 'age') reading.order = null;
  cues.add('best');
}
