import type { ReactNode } from 'react';
import type { MatchMoment } from '#components/play/match/match-moment.ts';
import { MatchPitch } from '#components/play/match/match-pitch.tsx';
import { sceneAfter } from '#components/play/match/match-places.ts';
import { MatchRail } from '#components/play/match/match-rail.tsx';
import { TeamDot } from '#components/play/match/team-dot.tsx';
import { isGoal, minuteText } from '#lib/match/event-words.ts';
import { playerNumbered } from '#lib/match/lineup.ts';
import { eventLine } from '#lib/match/story.ts';
import type { Strength } from '#lib/match/strength/strength.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './match-view.module.css';

type Props = {
  moment: MatchMoment;
  strengths: readonly [Strength, Strength];
  kits: readonly [Kits, Kits];
  own: 0 | 1;
  pitch: PitchColour;
  clockEnd: number;
  /** The line at the end of the match. Null before it. */
  end: string | null;
  actions: ReactNode;
};

export function MatchStage({ moment, strengths, kits, own, pitch, clockEnd, end, actions }: Props) {
  const { seen, latest, fresh, players, goals, kicks, minute } = moment;
  const placeOf = (side: 0 | 1, player: number) => players[side].indexOf(player);
  const lit = fresh && {
    number: seen.length,
    side: fresh.side,
    place: placeOf(fresh.side, fresh.player),
    isGoal: isGoal(fresh),
  };
  const lastGoal = seen.findLast(isGoal);
  const spoken = end ?? (lastGoal && eventLine(lastGoal, strengths));
  // The goal's minute and not the clock's, with which it would be announced again.
  const when = end === null && lastGoal ? minuteText(lastGoal) : `${minute}′`;
  const score = kicks ? `${kicks.join('–')} on penalties` : `${goals.join('–')}, ${when}`;
  const elevens = [strengths[0].eleven, strengths[1].eleven] as const;
  return (
    <>
      <div className={styles.pitch}>
        <MatchPitch
          teams={onPitch(strengths, players)}
          scene={sceneAfter(elevens, fresh, placeOf)}
          {...{ kits, own, pitch, lit }}
          isLive
        />
      </div>
      <div className={styles.clock}>
        <MatchRail
          beat={moment.beat}
          end={clockEnd}
          kits={kits}
          goals={seen.flatMap((event, number) => (event.kind === 'goal' ? [{ ...event, number }] : []))}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.line}>
          {end ?? (latest ? '' : 'Kick-off!')}
          {end === null && latest && (
            <>
              <TeamDot kits={kits[latest.side]} /> {minuteText(latest)} {eventLine(latest, strengths)}
            </>
          )}
        </p>
        {/* Only goals and the result are announced: a screen reader couldn't keep up with every line. */}
        <p role="status" className={styles.spoken}>
          {spoken && `${spoken} ${score}`}
        </p>
        <p className={styles.actions}>{actions}</p>
      </div>
    </>
  );
}

function onPitch(strengths: Props['strengths'], players: MatchMoment['players']) {
  const side = (at: 0 | 1) => {
    const { eleven } = strengths[at];
    return { ...eleven, starters: players[at].flatMap((number) => playerNumbered(strengths[at], number) ?? []) };
  };
  return [side(0), side(1)] as const;
}
