import type { Reading } from '#lib/assistant/scout/query.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

type Shape = { defenders?: number | undefined; midfielders?: number | undefined; forwards?: number | undefined };

/** The usual ones first. */
const IN_ORDER = [...new Set<FormationId>(['4-4-2', '4-3-3', '3-5-2', ...FORMATION_IDS])];

/** With so many in each line, as far as that is said. */
export const formationWith = (shape: Shape): FormationId | undefined =>
  IN_ORDER.find((id) => {
    const [defenders = 0, ...others] = id.split('-').map(Number);
    const forwards = others.pop() ?? 0;
    const own = { defenders, midfielders: others.reduce((sum, count) => sum + count, 0), forwards };
    return Object.entries(own).every(([line, count]) => (shape[line as keyof Shape] ?? count) === count);
  });

const LINES: Readonly<Record<string, keyof Shape>> = {
  defender: 'defenders',
  'centre back': 'defenders',
  midfielder: 'midfielders',
  forward: 'forwards',
  striker: 'forwards',
};

/** 'An African team with two strikers': how many of a line an eleven has is its formation. */
export function withShape(reading: Reading): void {
  const { cues, formations } = reading;
  const roles = of(reading, 'role');
  const lines = roles.flatMap(({ role, count }) => (count === undefined ? [] : [[LINES[role.one], count] as const]));
  const isOfScreen = reading.said.get('change') === 'change to';
  const isOfEleven = (cues.has('eleven') || cues.has('team') || isOfScreen) && !cues.has('mine');
  const isAll = roles.length > 0 && lines.length === roles.length && lines.every(([line]) => line !== undefined);
  const id = isOfEleven && isAll && formations.length === 0 ? formationWith(Object.fromEntries(lines)) : undefined;
  if (!id) return;
  reading.formations = [id];
  reading.conditions = reading.conditions.filter(({ kind, isNot }) => kind !== 'role' || isNot);
  reading.limit = null;
  if (!isOfScreen) cues.add('eleven');
}
