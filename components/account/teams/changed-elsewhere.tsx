import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';

export function ChangedElsewhere({
  name,
  load,
  onLoad,
  onOver,
  onSaveAsNew,
  onCancel,
}: {
  name: string;
  /** The label of the first choice. */
  load: string;
  onLoad: () => void;
  onOver: () => void;
  onSaveAsNew: () => void;
  onCancel: () => void;
}) {
  return (
    <ChoiceDialog
      label="Team changed elsewhere"
      question={`“${name}” was saved somewhere else after you opened it here. Your changes are still here, but not saved yet.`}
      choices={[
        { label: load, onChoose: onLoad },
        { label: 'Save mine over it', onChoose: onOver },
        { label: 'Save as a new team', look: 'strong', onChoose: onSaveAsNew },
      ]}
      onCancel={onCancel}
    />
  );
}
