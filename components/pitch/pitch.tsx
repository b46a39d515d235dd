'use client';

import { useRef } from 'react';
import { LinkLines } from '#components/pitch/lines/link-lines.tsx';
import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { SlotToken } from '#components/pitch/player/slot-token.tsx';
import { useGlide } from '#components/pitch/use-glide.ts';
import { usePitchMoves } from '#components/pitch/use-pitch-moves.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCompletion } from '#hooks/use-completion.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { PITCH_LENGTH, UPRIGHT_PITCH_LENGTH } from '#lib/team/formation/pitch-geometry.ts';
import { armbandOf } from '#lib/team/look/armband.ts';
import { displayNames } from '#lib/team/look/display.ts';
import styles from './pitch.module.css';

export function Pitch() {
  const team = useBuilder((builder) => builder.team);
  const orientation = useBuilder((builder) => builder.orientation);
  const pitch = useRef<HTMLElement>(null);
  usePitchMoves(pitch);
  useGlide(pitch);
  const completion = useCompletion();
  const starters = startersOf(team).map(({ player }) => player);
  const names = displayNames(starters);

  return (
    <section ref={pitch} aria-label="Pitch" className={styles.frame} data-orientation={orientation ?? 'by-width'}>
      <div className={styles.pitch}>
        <PitchLines length={PITCH_LENGTH} colour={team.pitch} className={styles.landscape} />
        <PitchLines length={UPRIGHT_PITCH_LENGTH} colour={team.pitch} isUpright className={styles.portrait} />
        {starters.length > 1 && <LinkLines />}
        {formationOf(team.formation).positions.map((slot) => {
          const player = team.players[slot] ?? null;
          return (
            <SlotToken
              key={slot}
              slot={slot}
              formation={team.formation}
              player={player}
              shirt={team.shirt}
              armband={player && armbandOf(team, player.id)}
              displayName={player ? (names.get(player.id) ?? player.name) : ''}
            />
          );
        })}
        {completion > 0 && (
          <p key={completion} className={styles.complete}>
            <span>Your XI is complete</span>
          </p>
        )}
      </div>
    </section>
  );
}
