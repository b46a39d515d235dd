'use client';

import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';

const CloudQuestionDialog = lazyPart('A question about your team', () =>
  import('#components/account/teams/cloud-question-dialog.tsx').then((module) => module.CloudQuestionDialog),
);

export function CloudQuestions() {
  const { questions, answered } = useCloudTeam();
  const [question] = questions;
  const key = question?.kind === 'draft' ? question.draft.tab : question?.kind;
  return question ? <CloudQuestionDialog key={key} question={question} onClose={answered} /> : null;
}
