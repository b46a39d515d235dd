import { TeamDot } from '#components/play/match/team-dot.tsx';
import { isGoal, minuteText } from '#lib/match/event-words.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';
import { eventLine } from '#lib/match/story.ts';
import type { Strength } from '#lib/match/strength/strength.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import styles from './match-log.module.css';

type Props = {
  seen: readonly MatchEvent[];
  strengths: readonly [Strength, Strength];
  kits: readonly [Kits, Kits];
};

/** What has happened so far, latest first. */
export function MatchLog({ seen, strengths, kits }: Props) {
  const numbered = seen.map((event, number) => ({ event, number })).reverse();
  const scoreAt = (number: number) => {
    const goals = seen.slice(0, number + 1).filter(({ kind }) => kind === 'goal');
    return ([0, 1] as const).map((side) => goals.filter((goal) => goal.side === side).length).join('–');
  };
  return (
    <div className={styles.panel}>
      <h2>So far</h2>
      <ol aria-label="What happened">
        {numbered.map(({ event, number }) => (
          <li key={number} data-goal={isGoal(event)}>
            <span className={styles.minute}>{minuteText(event)}</span>
            <TeamDot kits={kits[event.side]} />
            <span>{eventLine(event, strengths)}</span>
            {event.kind === 'goal' && <b className={styles.score}>{scoreAt(number)}</b>}
          </li>
        ))}
      </ol>
    </div>
  );
}
