'use client';

import { useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { teamFacts, yearSpan } from '#lib/team/facts.ts';
import { shortPosition } from '#lib/team/formation/position-labels.ts';
import styles from './team-facts.module.css';

const ArrangeDialog = lazyPart('Arrange', () =>
  import('#components/formation/arrange-dialog.tsx').then((module) => module.ArrangeDialog),
);

export function TeamFacts() {
  const [isArranging, setArranging] = useState(false);
  const team = useBuilder((builder) => builder.team);
  const { picked, born, nations, clubs, outOfPosition } = teamFacts(team);

  return (
    <section aria-label="Team facts" className={styles.facts}>
      {picked === 0 ? (
        <p>Tap a position to fill it.</p>
      ) : (
        <div className={styles.line}>
          <dl>
            {born && <Fact name="Born" value={yearSpan(born)} isNameFirst />}
            <Fact name={nations === 1 ? 'nation' : 'nations'} value={nations} />
            <Fact name={clubs === 1 ? 'club' : 'clubs'} value={clubs} />
          </dl>
          {outOfPosition.length > 0 && (
            <>
              <details className={styles.out}>
                <summary>{outOfPosition.length} out of position</summary>
                <ul>
                  {outOfPosition.map(({ slot, player }) => (
                    <li key={player.id}>
                      {player.name}: {slot} → {shortPosition(player.position)}
                    </li>
                  ))}
                </ul>
              </details>
              <button type="button" className={styles.arrange} onClick={() => setArranging(true)}>
                Arrange
              </button>
            </>
          )}
        </div>
      )}
      {isArranging && <ArrangeDialog onClose={() => setArranging(false)} />}
    </section>
  );
}

function Fact({ name, value, isNameFirst = false }: { name: string; value: string | number; isNameFirst?: boolean }) {
  return (
    <div data-first={isNameFirst ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
