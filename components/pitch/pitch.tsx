'use client';

import { useRef, useState } from 'react';
import { GetStarted } from '#components/builder/start/get-started.tsx';
import { BothPitchLines } from '#components/pitch/both-pitch-lines.tsx';
import { useFinish } from '#components/pitch/finish/use-finish.ts';
import { placeOf } from '#components/pitch/place-of.ts';
import { PlayerSpot } from '#components/pitch/player/player-spot.tsx';
import { useGlide } from '#components/pitch/use-glide.ts';
import { usePitchMoves } from '#components/pitch/use-pitch-moves.ts';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCompletion } from '#hooks/use-completion.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { displayNames } from '#lib/team/look/display.ts';
import { isEmpty } from '#lib/team/operations.ts';
import styles from './pitch.module.css';

const finish = loadable(() => import('#components/pitch/finish/finish.tsx').then((module) => module.Finish));
const linkLines = loadable(() => import('#components/pitch/lines/link-lines.tsx').then((module) => module.LinkLines));

export function Pitch() {
  const team = useBuilder((builder) => builder.team);
  const orientation = useBuilder((builder) => builder.orientation);
  const preview = useBuilder((builder) => (builder.preview?.team === builder.team ? builder.preview : null));
  const pitch = useRef<HTMLElement>(null);
  usePitchMoves(pitch);
  useGlide(pitch);
  const completion = useCompletion();
  const { isShown: isFinished, isAnnounced, close: closeFinish } = useFinish(completion);
  const { loaded: Finish } = useLoaded(finish, isFinished);
  const isNew = isEmpty(team);
  const [isStartClosed, setStartClosed] = useState(false);
  if (!isNew && isStartClosed) setStartClosed(false);
  const starters = startersOf(team).map(({ player }) => player);
  const names = displayNames(starters);
  const { loaded: LinkLines } = useLoaded(linkLines, starters.length > 1);

  return (
    <section ref={pitch} aria-label="Pitch" className={styles.frame} data-orientation={orientation ?? 'by-width'}>
      <div className={styles.pitch}>
        <BothPitchLines colour={team.pitch} />
        {isNew && !isStartClosed && <GetStarted onClose={() => setStartClosed(true)} />}
        {starters.length > 1 && LinkLines && !preview && <LinkLines />}
        {formationOf(team.formation).positions.map((slot) => {
          const player = team.players[slot] ?? null;
          const shown = preview?.slots[slot] ?? slot;
          return (
            <PlayerSpot
              key={slot}
              spot={{ kind: 'slot', slot }}
              shownSlot={shown}
              player={player}
              shirt={team.shirt}
              displayName={player ? names.get(player.id) : undefined}
              style={{
                ...placeOf(preview?.formation ?? team.formation, shown),
                opacity: preview?.leaving.includes(slot) ? 0.4 : undefined,
              }}
            />
          );
        })}
        {isFinished && Finish && <Finish onClose={closeFinish} />}
        {isAnnounced && (
          <p key={completion} className={styles.complete}>
            <span>Your XI is complete</span>
          </p>
        )}
      </div>
    </section>
  );
}
