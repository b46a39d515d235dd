'use client';

import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { shirtStyle } from '#components/pitch/shirt-style.ts';
import { SlotToken } from '#components/pitch/slot-token.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { armbandOf } from '#lib/team/armband.ts';
import { displayNames } from '#lib/team/display.ts';
import { formationOf, startersOf } from '#lib/team/formations.ts';
import { PITCH_LENGTH, UPRIGHT_PITCH_LENGTH } from '#lib/team/pitch-geometry.ts';
import { sharedNumbers } from '#lib/team/shirt-number.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './pitch.module.css';

export function Pitch() {
  const team = useBuilder((builder) => builder.team);
  const orientation = useBuilder((builder) => builder.orientation);
  const starters = startersOf(team);
  const shared = sharedNumbers(team);
  const names = displayNames(starters.map(({ player }) => player));

  return (
    <>
      <section
        aria-label="Pitch"
        className={styles.frame}
        style={shirtStyle(team.shirt)}
        data-orientation={orientation ?? 'by-width'}
      >
        <div className={styles.pitch}>
          <PitchLines length={PITCH_LENGTH} colour={team.pitch} className={styles.landscape} />
          <PitchLines length={UPRIGHT_PITCH_LENGTH} colour={team.pitch} isUpright className={styles.portrait} />
          {formationOf(team.formation).positions.map((slot) => {
            const player = team.players[slot] ?? null;
            return (
              <SlotToken
                key={slot}
                slot={slot}
                formation={team.formation}
                player={player}
                armband={player && armbandOf(team, player.id)}
                isNumberShared={shared.has(player?.jerseyNumber ?? 0)}
                displayName={player ? (names.get(player.id) ?? player.name) : ''}
              />
            );
          })}
        </div>
      </section>
      <p className={styles.hint}>
        <span>Drag players between positions or to substitutes</span>
        <span>
          {starters.length} of {STARTERS} picked
        </span>
      </p>
    </>
  );
}
