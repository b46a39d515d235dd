import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { type Eleven, startersInSlots } from '#lib/match/strength/eleven.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { PITCH_LENGTH } from '#lib/team/formation/pitch-geometry.ts';
import { surnameOf } from '#lib/team/look/display.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './pitch-teams.module.css';

/** In percent of the pitch: lower down, a name doesn't fit under its player. */
const LOWEST_NAME = 80;

/** The player in the latest event, the event's number, and whether it was a goal. */
export type Lit = { number: number; side: 0 | 1; player: number; isGoal: boolean };

/** One team on the whole pitch, or two in their own halves. The first one attacks to the right. */
export function PitchTeams({
  teams,
  pitch,
  lit,
  own = 0,
}: {
  teams: readonly [Eleven, Eleven | null];
  pitch: PitchColour;
  lit: Lit | null;
  own?: 0 | 1;
}) {
  const isHalf = teams[1] !== null;
  return (
    <div className={styles.pitch} aria-hidden="true">
      <PitchLines length={PITCH_LENGTH} colour={pitch} className={styles.lines} />
      {lit && <span key={lit.number} className={styles.light} data-side={lit.side} data-goal={lit.isGoal} />}
      {([0, 1] as const).map((side) => {
        const team = teams[side];
        return team && <Players key={side} {...{ team, side, lit, isHalf }} isOwn={side === own} />;
      })}
    </div>
  );
}

type PlayersProps = { team: Eleven; side: 0 | 1; lit: Lit | null; isHalf: boolean; isOwn: boolean };

function Players({ team, side, lit, isHalf, isOwn }: PlayersProps) {
  const mirrored = (percent: number) => (side === 0 ? percent : 100 - percent);
  return startersInSlots(team).map(({ slot, player }, place) => {
    const { left, top } = slotPoint(team.formation, slot, 'landscape');
    const shownTop = mirrored(top);
    const isLit = lit?.side === side && lit.player === place;
    return (
      <span
        key={slot}
        className={styles.player}
        data-own={isOwn}
        data-lit={isLit}
        style={{ left: `${mirrored(isHalf ? 1.5 + left * 0.45 : left)}%`, top: `${shownTop}%` }}
      >
        {player.number ?? ''}
        {isLit && (
          <b className={styles.name} data-above={shownTop > LOWEST_NAME}>
            {surnameOf(player.name)}
          </b>
        )}
      </span>
    );
  });
}
