'use client';

import { type CSSProperties, useRef } from 'react';
import { fitName } from '#components/finder/phone/fit-name.ts';
import styles from '#components/finder/phone/mini-pitch.module.css';
import { useSwipeDown } from '#components/finder/phone/use-swipe-down.ts';
import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { PlayerDot } from '#components/pitch/player/player-dot.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { suggestionAt } from '#lib/builder/announcements.ts';
import { isChosen, isSameSpot } from '#lib/builder/state.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { everyone } from '#lib/team/operations.ts';
import { STARTERS } from '#types/limits.ts';
import type { Spot } from '#types/team.ts';

const SHORT_NAMES = loadable(() => import('#lib/team/look/shirt-names.ts').then(({ shirtNames }) => shirtNames));

export function MiniPitch({ onChoose, onClose }: { onChoose: () => void; onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  const selected = useBuilder((builder) => builder.selected);
  const suggestion = useBuilder((builder) => builder.suggestion);
  const select = useBuilder((builder) => builder.select);
  const pitch = useRef<HTMLElement>(null);
  useSwipeDown(pitch, onClose);
  const names = useLoaded(SHORT_NAMES).loaded?.(everyone(team));

  return (
    <section ref={pitch} aria-label="Positions" className={styles.pitch}>
      <PitchLines colour={team.pitch} isUpright />
      {formationOf(team.formation).positions.map((slot) => {
        const player = team.players[slot] ?? null;
        const { left, top } = slotPoint(team.formation, slot, 'portrait');
        const spot: Spot = { kind: 'slot', slot };
        const suggested = suggestionAt(spot, suggestion);
        const name = player && (names?.get(player.id) ?? null);
        const fit = name === null ? null : fitName(name, team.formation, slot);
        const style = { '--x': left, '--y': top, '--room': fit?.room, '--ems': fit?.ems } as CSSProperties;
        return (
          <button
            key={slot}
            type="button"
            className={styles.dot}
            style={style}
            aria-label={player ? `${slot}, ${player.name}` : `${slot}, empty`}
            aria-pressed={isChosen(selected) && isSameSpot(selected, spot)}
            aria-description={suggested}
            data-suggested={suggested && ''}
            data-named={fit && ''}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              select(spot);
              onChoose();
            }}
          >
            <PlayerDot slot={slot} player={player} shirt={team.shirt} name={fit && name} />
          </button>
        );
      })}
      <p className={styles.count}>
        {startersOf(team).length} of {STARTERS}
      </p>
    </section>
  );
}
