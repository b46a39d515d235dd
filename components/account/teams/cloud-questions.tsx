'use client';

import { CloudQuestionDialog } from '#components/account/teams/cloud-question-dialog.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';

export function CloudQuestions() {
  const [question] = useCloudTeam().questions;
  const key = question?.kind === 'draft' ? question.draft.tab : question?.kind;
  return question ? <CloudQuestionDialog key={key} question={question} /> : null;
}
