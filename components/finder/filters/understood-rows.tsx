'use client';

import { useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { Understood } from '#lib/players/index/understood/understand.ts';
import styles from './understood-rows.module.css';

type Props = { understood: readonly Understood[]; onChoose: (meant: Understood) => void };

/** Above the names: what the typed words mean otherwise, such as a club (D62). */
export function UnderstoodRows({ understood, onChoose }: Props) {
  return understood.map((meant) => <UnderstoodRow key={meant.text} meant={meant} onChoose={onChoose} />);
}

function UnderstoodRow({ meant, onChoose }: { meant: Understood; onChoose: (meant: Understood) => void }) {
  const { text, kind, count } = meant;
  const id = useId();
  const facts = [kind, count === 1 ? '1 player' : `${count.toLocaleString('en')} players`].filter(Boolean);
  return (
    <li className={styles.row}>
      <Icon name="search" size={16} />
      <button
        type="button"
        data-add=""
        className={styles.choose}
        aria-label={`Filter: ${text}`}
        aria-describedby={id}
        // Keeps focus in the field and a phone's keyboard open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(meant)}
      >
        {text}
      </button>
      <span id={id} className={styles.facts}>
        {facts.map((fact) => `· ${fact.replaceAll(' ', '\u00a0')}`).join(' ')}
      </span>
    </li>
  );
}
