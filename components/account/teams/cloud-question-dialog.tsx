'use client';

import { ChangedElsewhere } from '#components/account/teams/changed-elsewhere.tsx';
import { KeptTeamsQuestion } from '#components/account/teams/kept/kept-teams-question.tsx';
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
      const saveAsNew = () => save({ asNew: true });
      const saveOver = () => save({ over: cloud });
      if (teamId !== cloud.id) {
        return (
          <ChoiceDialog
            label="Save as a new team?"
            question={`You also have “${cloud.name}” in the cloud.`}
            choices={[
              { label: 'Save as a new team', look: 'strong', onChoose: answering(saveAsNew) },
              { label: `Replace “${cloud.name}”`, onChoose: answering(saveOver) },
            ]}
            onCancel={answered}
          />
        );
      }
      return (
        <ChangedElsewhere
          name={cloud.name}
          load="Load cloud team"
          onLoad={answering(() => load(cloud))}
          onOver={answering(saveOver)}
          onSaveAsNew={answering(saveAsNew)}
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
    case 'kept-teams':
      return <KeptTeamsQuestion onClose={answered} />;
  }
}
