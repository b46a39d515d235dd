import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import type { FormationId } from '#types/team.ts';

const WIDTH = 64;
const HEIGHT = 44;

export function FormationPreview({ id }: { id: FormationId }) {
  const dots = formationOf(id).positions.map((slot) => {
    const { left, top } = slotPoint(id, slot, 'landscape');
    return `M${Math.round((4 + left * 0.56) * 10) / 10} ${Math.round((2.5 + top * 0.27) * 10) / 10}h0`;
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d="M32 0v44M0 12h7v20H0M64 12h-7v20h7" fill="none" stroke="#fff" strokeOpacity=".35" />
      <path d={dots.join('')} stroke="#fff" strokeWidth="4.2" strokeLinecap="round" />
    </svg>
  );
}
