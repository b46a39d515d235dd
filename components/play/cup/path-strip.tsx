import { Square } from '#components/play/draft/squares.tsx';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { shortStage } from '#lib/match/cup/short-stage.ts';
import { teamCode } from '#lib/match/cup/team-code.ts';
import styles from './path-strip.module.css';

type Props = { steps: readonly PathStep[]; teams: readonly string[]; next?: PathStep };

export function PathStrip({ steps, teams, next }: Props) {
  return (
    <ol className={styles.path} aria-hidden="true">
      {steps.map((step) => (
        <li key={step.match.number}>
          <Square mark={step.result} />
          <span>{shortStage(step)}</span>
          <b>{step.goals.join('–')}</b>
          <small>
            {teamCode(teams[step.opponent] ?? '')}
            {step.shootout && ' · p'}
          </small>
        </li>
      ))}
      {next && (
        <li>
          <span>{shortStage(next)}</span>
          <b>Next</b>
          <small>{teamCode(teams[next.opponent] ?? '')}</small>
        </li>
      )}
    </ol>
  );
}
