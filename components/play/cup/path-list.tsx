import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { resultText } from '#lib/match/story.ts';
import styles from './path-list.module.css';

const RESULT_LETTERS = { won: 'W', drawn: 'D', lost: 'L' } as const;

export function PathList({ steps, teams }: { steps: readonly PathStep[]; teams: readonly string[] }) {
  return (
    <ol className={styles.path} aria-label="Your matches">
      {steps.map((step) => (
        <li key={step.match.number} data-result={step.result}>
          <b title={step.result}>{RESULT_LETTERS[step.result]}</b>
          <span>
            {resultText(step)} against <bdi>{teams[step.opponent]}</bdi>
            <small>{stageText(step)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function stageText({ match: { stage, group } }: PathStep): string {
  if (stage === 'group') return `Group ${group}`;
  if (stage === 'second group') return `Second group ${group.toUpperCase()}`;
  return stageTitle(stage);
}

export const stageTitle = (stage: string): string => stage.charAt(0).toUpperCase() + stage.slice(1);
