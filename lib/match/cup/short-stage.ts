import type { Stage } from '#lib/match/cup/cup-format.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';

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

export const shortEnd = (end: Stage | 'champion' | undefined): string => {
  if (end === undefined) return 'Play';
  if (end === 'champion') return 'Won';
  return SHORT_STAGES[end === 'third place' ? 'semi-final' : end];
};

export const shortStage = ({ match }: PathStep): string => SHORT_STAGES[match.stage];
