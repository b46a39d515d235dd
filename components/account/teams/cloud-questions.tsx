'use client';

import { lazyDialog } from '#components/ui/lazy-dialog.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';

const CloudQuestionDialog = lazyDialog('This question', () =>
  import('#components/account/teams/cloud-question-dialog.tsx').then((module) => module.CloudQuestionDialog),
);

export function CloudQuestions() {
  const { question, answered } = useCloudTeam();
  const key = question?.kind === 'recovery' ? `${question.copy.savedAt} ${question.copy.writer}` : question?.kind;
  return question && <CloudQuestionDialog key={key} question={question} onClose={answered} />;
}
