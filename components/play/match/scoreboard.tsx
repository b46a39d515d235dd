import { NumberShirt } from '#components/play/match/number-shirt.tsx';
import { isGoal } from '#lib/match/event-words.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { initials } from '#lib/team/look/display.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import styles from './scoreboard.module.css';

type Props = {
  teams: readonly [Eleven, Eleven];
  kits: readonly [Kits, Kits];
  goals: readonly [number, number];
  kicks: readonly [number, number] | null;
  minute: number;
  fresh: MatchEvent | null;
};

export function Scoreboard({ teams, kits, goals, kicks, minute, fresh }: Props) {
  const hot = fresh && isGoal(fresh) ? fresh.side : null;
  const side = (at: 0 | 1) => (
    <span className={styles.side} data-side={at}>
      <span className={styles.shirt}>
        <NumberShirt kit={kits[at].outfield} text={initials(teams[at].name)} />
      </span>
      <bdi>{teams[at].name}</bdi>
    </span>
  );
  // With the number as its key, a new one turns over.
  const digits = (at: 0 | 1) => (
    <b key={`${at} ${goals[at]}`} data-hot={hot === at}>
      {goals[at]}
    </b>
  );
  return (
    <div className={styles.board} data-testid="match-score">
      {side(0)}
      <span className={styles.score}>
        <span className={styles.goals}>
          {digits(0)}
          <i>–</i>
          {digits(1)}
        </span>
        <span className={styles.minute}>{minute}′</span>
        {kicks && (
          <span className={styles.kicks}>
            Penalties {kicks[0]}–{kicks[1]}
          </span>
        )}
      </span>
      {side(1)}
    </div>
  );
}
