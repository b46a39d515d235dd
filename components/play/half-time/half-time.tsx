'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Substitutions } from '#components/play/half-time/substitutions.tsx';
import button from '#components/play/play-button.module.css';
import { Button } from '#components/ui/button.tsx';
import {
  type Choice,
  type DecisionTime,
  MOST_SUBSTITUTIONS,
  PLAN_EFFECTS,
  PLANS,
  type Plan,
  planLine,
  type Substitution,
} from '#lib/match/plans.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './half-time.module.css';

const WORDS: Readonly<Record<DecisionTime, { title: string; goOn: string }>> = {
  halfTime: { title: 'Half-time', goOn: 'Second half' },
  extraTime: { title: 'Extra time', goOn: 'Play extra time' },
};

export const decisionTitle = (time: DecisionTime): string => WORDS[time].title;

type Props = {
  time: DecisionTime;
  team: Eleven;
  kits: Kits;
  pitch: PitchColour;
  /** Slot by slot, who is on the pitch. */
  players: readonly number[];
  /** Preselected. */
  lastPlan: Plan;
  /** Null outside a cup, where there is nothing more to ask. */
  onKeep: ((plan: Plan) => void) | null;
  onDecide: (choice: Choice) => void;
  onSkip: (choice: Choice) => void;
};

export function HalfTime({ time, team, kits, pitch, players, lastPlan, onKeep, onDecide, onSkip }: Props) {
  const [plan, setPlan] = useState(lastPlan);
  const [substitutions, setSubstitutions] = useState<readonly Substitution[]>([]);
  const [isKept, setKept] = useState(false);
  const checked = useRef<HTMLInputElement>(null);
  const id = useId();
  const { title, goOn } = WORDS[time];
  const choice = { plan, substitutions };
  const finish = (then: (choice: Choice) => void) => {
    if (isKept) onKeep?.(plan);
    then(choice);
  };

  useEffect(() => checked.current?.focus({ preventScroll: true }), []);

  return (
    <form
      className={styles.half}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        finish(onSkip);
      }}
    >
      <fieldset className={styles.plans}>
        <legend>{title}</legend>
        {PLANS.map((one) => {
          const { label } = PLAN_EFFECTS[one];
          return (
            <label key={one} className={styles.plan}>
              <input
                ref={one === plan ? checked : undefined}
                type="radio"
                name={id}
                checked={one === plan}
                aria-labelledby={`${id}${one}`}
                aria-describedby={`${id}${one}effect`}
                onChange={() => setPlan(one)}
              />
              <b id={`${id}${one}`}>{label}</b>
              <span id={`${id}${one}effect`}>{planLine(one).slice(label.length + 2)}</span>
            </label>
          );
        })}
        {onKeep && (
          <label className={styles.keep}>
            <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} /> Don’t ask
            again in this cup
          </label>
        )}
      </fieldset>
      {(team.bench?.length ?? 0) > 0 && (
        <Substitutions
          {...{ team, kits, pitch, players, time, substitutions }}
          most={MOST_SUBSTITUTIONS[time]}
          onChange={setSubstitutions}
        />
      )}
      <p className={styles.actions}>
        <Button className={button.yellow} onClick={() => finish(onDecide)}>
          {goOn}
        </Button>
        <Button className={button.tall} onClick={() => finish(onSkip)}>
          Skip to the result
        </Button>
      </p>
    </form>
  );
}
