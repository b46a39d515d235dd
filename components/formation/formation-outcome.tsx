import type { CSSProperties } from 'react';
import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { PlayerDot } from '#components/pitch/player/player-dot.tsx';
import { formationOf } from '#lib/team/formation/formations.ts';
import { benched, movesTo } from '#lib/team/formation/keep-players.ts';
import { type PitchPoint, slotPoint } from '#lib/team/formation/layouts.ts';
import { shirtNames } from '#lib/team/look/shirt-names.ts';
import { everyone } from '#lib/team/operations.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';
import styles from './formation-outcome.module.css';

export function FormationOutcome({ before, after }: { before: Team; after: Team }) {
  const moves = movesTo(before, after);
  const names = shirtNames(everyone(after));
  const leaving = benched(before, after);
  return (
    <div aria-hidden="true">
      <div className={styles.pitch}>
        <PitchLines colour={after.pitch} />
        <svg className={styles.ways} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {moves.map(({ player, from, slot }) => {
            if (from === 'bench') return null;
            const start = placeOf(before.formation, from);
            const end = placeOf(after.formation, slot);
            return (
              <path
                key={player.id}
                d={`M${start.left} ${start.top}L${end.left} ${end.top}`}
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
        </svg>
        {formationOf(after.formation).positions.map((slot) => {
          const player = after.players[slot] ?? null;
          const { left, top } = placeOf(after.formation, slot);
          const move = moves.find((one) => one.slot === slot);
          return (
            <div key={slot} className={styles.place} style={{ '--x': left, '--y': top } as CSSProperties}>
              <PlayerDot slot={slot} player={player} shirt={after.shirt} />
              {player && <b>{names.get(player.id)}</b>}
              {move && (
                <small>
                  {move.from === 'bench' && 'bench '}→ {slot}
                </small>
              )}
            </div>
          );
        })}
      </div>
      {leaving.length > 0 && (
        <p className={styles.bench}>To the bench: {leaving.map(({ id, name }) => names.get(id) ?? name).join(', ')}</p>
      )}
    </div>
  );
}

function placeOf(formation: FormationId, slot: Slot): PitchPoint {
  const { left, top } = slotPoint(formation, slot, 'landscape');
  return { left: 4 + left * 0.92, top: 1 + top * 0.92 };
}
