import { formationOf } from '#lib/team/formations.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import type { FormationId } from '#types/team.ts';

const WIDTH = 60;
const HEIGHT = 38;

export function FormationPreview({ id }: { id: FormationId }) {
  const dots = formationOf(id).positions.map((slot) => {
    const { left, top } = slotPoint(id, slot, 'landscape');
    return `M${Math.round((left * WIDTH) / 100)} ${Math.round((top * HEIGHT) / 100)}h0`;
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="#1e7548" />
      <path d="M30 0v38M0 12h6v14H0M60 12h-6v14h6" fill="none" stroke="#fff" strokeOpacity=".5" />
      <path d={dots.join('')} stroke="#fff" strokeWidth="4.4" strokeLinecap="round" />
    </svg>
  );
}
