import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { mainElement } from '#components/ui/focus-handover.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { type Lineup, lineupFrom, type NamedPlayer } from '#lib/assistant/lineup.ts';
import { PHONE } from '#lib/platform/screen.ts';
import styles from './put-on-pitch.module.css';

/** Previews the team an answer suggests, and applies it as one undoable step (D57). */
export function PutOnPitch({ text, named }: { text: string; named: readonly NamedPlayer[] }) {
  const team = useBuilder((builder) => builder.team);
  const edit = useBuilder((builder) => builder.edit);
  const [isOpen, setOpen] = useState(false);
  const lineup = lineupFrom(text, named, team);
  if (lineup === null) return null;
  return (
    <>
      <Button look="strong" onClick={() => setOpen(true)}>
        Put on the pitch
      </Button>
      {isOpen && (
        <Preview
          lineup={lineup}
          onApply={() => {
            setOpen(false);
            edit(() => ({ ok: true, team: lineup.team }), 'The lineup is on the pitch. Undo brings your team back.');
            showPitch();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** On a phone, the assistant covers the pitch until focus moves there. */
function showPitch(): void {
  if (window.matchMedia(PHONE).matches) requestAnimationFrame(() => mainElement()?.focus({ preventScroll: true }));
}

function Preview({ lineup, onApply, onClose }: { lineup: Lineup; onApply: () => void; onClose: () => void }) {
  const id = useId();
  const { team, starters, kept, bench, leftOut, leaving, missing } = lineup;
  const names = (players: readonly { name: string }[]) => players.map(({ name }) => name).join(', ');
  const rest = [
    ['On the bench', names(bench)],
    ['Left out', names(leftOut)],
    ['Leaving your team', names(leaving)],
    ['Not in the player table', missing.join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <Dialog label="Put on the pitch" describedBy={id} onClose={onClose}>
      <p id={id}>This is how your team would line up in {team.formation}. Undo brings back your current team.</p>
      <ul aria-label="Starting eleven" className={styles.eleven}>
        {starters.map(({ slot, player }) => (
          <li key={slot}>
            <b>{slot}</b> {player.name}
          </li>
        ))}
        {kept.map(({ slot, player }) => (
          <li key={slot}>
            <b>{slot}</b> {player.name} (stays)
          </li>
        ))}
      </ul>
      <dl className={styles.rest}>
        {rest.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        <Button look="strong" data-starts="" onClick={onApply}>
          Put on the pitch
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
