'use client';

import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import type { CloudQuestion } from '#lib/cloud-team/cloud-question.ts';

/** The parent sets `key` to the question. */
export function CloudQuestionDialog({ question, onClose: answered }: { question: CloudQuestion; onClose: () => void }) {
  const { save, load, restore, discard, keepHere } = useCloudTeam();
  const teamId = useBuilder((builder) => builder.team.id);
  const answering = (act: () => unknown) => () => {
    answered();
    act();
  };

  switch (question.kind) {
    case 'conflict': {
      const { cloud } = question;
      const asNew = {
        label: 'Save as a new team',
        look: 'strong',
        onChoose: answering(() => save({ asNew: true })),
      } as const;
      const over = (label: string) => ({ label, onChoose: answering(() => save({ over: cloud })) });
      if (teamId !== cloud.id) {
        return (
          <ChoiceDialog
            label="Save as a new team?"
            question={`You also have “${cloud.name}” in the cloud.`}
            choices={[asNew, over(`Replace “${cloud.name}”`)]}
            onCancel={answered}
          />
        );
      }
      return (
        <ChoiceDialog
          label="Team changed elsewhere"
          question={`“${cloud.name}” was saved somewhere else after you opened it here. Your changes are still here, but not saved yet.`}
          choices={[
            { label: 'Load cloud team', onChoose: answering(() => load(cloud)) },
            over('Save mine over it'),
            asNew,
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
            { label: 'Load cloud team', look: 'strong', onChoose: answering(() => load(cloud)) },
            { label: 'Keep this team', onChoose: answering(keepHere) },
          ]}
          onCancel={answering(keepHere)}
        />
      );
    }
    case 'draft': {
      const { draft } = question;
      const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(draft.savedAt);
      return (
        <ChoiceDialog
          label="Unsaved changes found"
          question={`On ${when}, you left “${draft.team.name}” with unsaved changes. It’s not the team on screen.`}
          choices={[
            { label: 'Restore', look: 'strong', onChoose: answering(() => restore(draft)) },
            { label: 'Discard', onChoose: answering(() => discard(draft)) },
          ]}
          onCancel={answered}
        />
      );
    }
  }
}
