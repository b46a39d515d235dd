'use client';

import { useLayoutEffect, useRef } from 'react';
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

const NEAR_END_PX = 40;

export function MatchLog({ seen, strengths, kits }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  useLayoutEffect(() => {
    if (list.current && isFollowing.current) list.current.scrollTop = list.current.scrollHeight;
  });
  const numbered = seen.map((event, number) => ({ event, number }));
  const scoreAt = (number: number) => {
    const goals = seen.slice(0, number + 1).filter(({ kind }) => kind === 'goal');
    return ([0, 1] as const).map((side) => goals.filter((goal) => goal.side === side).length).join('–');
  };
  return (
    <div className={styles.panel}>
      <h2>So far</h2>
      <ol
        ref={list}
        aria-label="What happened"
        // Some browsers scroll with the keyboard only what can have the focus.
        tabIndex={seen.length > 0 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
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
