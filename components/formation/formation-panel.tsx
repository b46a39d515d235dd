'use client';

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { FormationPreview } from '#components/formation/formation-preview.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { loadableWhenIdle, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { isFormationId } from '#lib/team/formation/formations.ts';
import { isEmpty, setFormation } from '#lib/team/operations.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';
import styles from './formation-panel.module.css';

const previews = loadableWhenIdle(() =>
  import('#components/formation/preview-handlers.ts').then((module) => module.previewHandlers),
);
const ChangeFormationDialog = lazyPart('This question', () =>
  import('#components/formation/change-formation-dialog.tsx').then((module) => module.ChangeFormationDialog),
);

export function FormationPanel() {
  const team = useBuilder((builder) => builder.team);
  const { formation } = team;
  const edit = useBuilder((builder) => builder.edit);
  const [asked, setAsked] = useState<FormationId | null>(null);

  const strip = useRef<HTMLDivElement>(null);
  useShowChosen(strip, formation);

  const choose = (id: FormationId) => {
    if (id === formation) return;
    if (isEmpty(team)) edit((current) => setFormation(current, id), `Formation ${id}`);
    else setAsked(id);
  };

  const store = useBuilderStore();
  const { loaded: previewHandlers } = useLoaded(
    previews,
    useBuilder((builder) => builder.isRestored),
  );
  const previewOf = useMemo(() => previewHandlers?.(store), [previewHandlers, store]);

  return (
    <section aria-label="Formation" className={styles.panel}>
      <div className={styles.choice}>
        <span aria-hidden="true">Formation</span>
        <select
          aria-label="Formation"
          value={formation}
          onChange={({ target }) => {
            if (isFormationId(target.value)) choose(target.value);
          }}
        >
          {FORMATION_IDS.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <Icon name="open" size={16} />
      </div>
      <div ref={strip} className={styles.previews}>
        {FORMATION_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.preview}
            aria-pressed={id === formation}
            {...(previewOf?.(id, choose) ?? { onClick: () => choose(id) })}
          >
            <FormationPreview id={id} />
            <span>{id}</span>
          </button>
        ))}
      </div>
      {asked && <ChangeFormationDialog formation={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** On a phone, the previews are a strip that scrolls sideways. */
function useShowChosen(strip: RefObject<HTMLElement | null>, formation: FormationId): void {
  useEffect(() => {
    const { current } = strip;
    const chosen = current?.children[FORMATION_IDS.indexOf(formation)];
    if (!current || !(chosen instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would scroll the page too.
    current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - current.clientWidth / 2;
  }, [strip, formation]);
}
