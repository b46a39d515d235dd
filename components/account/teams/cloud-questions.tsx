'use client';

import { CloudQuestionDialog } from '#components/account/teams/cloud-question-dialog.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';

export function CloudQuestions() {
  const { question } = useCloudTeam();
  const key = question?.kind === 'recovery' ? `${question.copy.savedAt} ${question.copy.writer}` : question?.kind;
  return question && <CloudQuestionDialog key={key} question={question} />;
}
