'use client';

import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { type CloudQuestion, useCloudTeam } from '#hooks/use-cloud-team.tsx';

export function CloudQuestions() {
  const { question } = useCloudTeam();
  const key = question?.kind === 'recovery' ? question.copy.savedAt : question?.kind;
  return question && <Question key={key} question={question} />;
}

function Question({ question }: { question: CloudQuestion }) {
  const { answered, save, open, restore, discard, keepHere } = useCloudTeam();
  const teamId = useBuilder((builder) => builder.team.id);
  const answering = (act: () => unknown) => () => {
    answered();
    act();
  };

  switch (question.kind) {
    case 'conflict': {
      const { cloud } = question;
      return (
        <ChoiceDialog
          label={teamId === cloud.id ? 'Team changed elsewhere' : 'Another team in the cloud'}
          question={
            teamId === cloud.id
              ? `“${cloud.name}” was saved somewhere else after you opened it here. Your changes are still here, but not saved yet.`
              : `“${cloud.name}” is your team in the cloud. This team hasn’t been saved to the cloud.`
          }
          choices={[
            { label: 'Load cloud team', onChoose: answering(() => open(cloud)) },
            { label: 'Save mine over it', onChoose: answering(() => save({ over: cloud })) },
            { label: 'Save as new team', look: 'strong', onChoose: answering(() => save({ asNew: true })) },
          ]}
          onCancel={answered}
        />
      );
    }
    case 'which-team': {
      const { cloud } = question;
      return (
        <ChoiceDialog
          label="Which team do you want to open?"
          question={`You have a team in this browser and “${cloud.name}” in the cloud. You won’t lose either one: Undo brings this team back, and the other stays in the cloud.`}
          choices={[
            { label: 'Load cloud team', look: 'strong', onChoose: answering(() => open(cloud)) },
            { label: 'Keep this team', onChoose: answering(keepHere) },
          ]}
          onCancel={answering(keepHere)}
        />
      );
    }
    case 'recovery': {
      const { copy } = question;
      const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(copy.savedAt);
      return (
        <ChoiceDialog
          label="Unsaved changes found"
          question={`When you signed out on ${when}, “${copy.team.name}” had unsaved changes.`}
          choices={[
            { label: 'Restore', look: 'strong', onChoose: answering(() => restore(copy)) },
            { label: 'Discard', onChoose: answering(() => discard(copy)) },
          ]}
          onCancel={answered}
        />
      );
    }
  }
}
