import type { Stage } from '#lib/match/cup/cup-format.ts';
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

const SHORT_STAGES: Readonly<Record<Stage, string>> = {
  group: 'Group',
  'second group': '2nd gr.',
  'round of 32': 'R32',
  'round of 16': 'R16',
  'quarter-final': 'QF',
  'semi-final': 'SF',
  'third place': '3rd',
  final: 'Final',
};

export const shortStage = ({ match }: PathStep): string => SHORT_STAGES[match.stage];

export const stageTitle = (stage: string): string => stage.charAt(0).toUpperCase() + stage.slice(1);
