'use client';

import { useBuilder } from '#hooks/use-builder.tsx';
import { teamFacts, yearSpan } from '#lib/team/facts.ts';
import { shortPosition } from '#lib/team/position-labels.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './team-facts.module.css';

export function TeamFacts() {
  const team = useBuilder((builder) => builder.team);
  const { picked, born, nations, clubs, outOfPosition } = teamFacts(team);
  const facts = [
    ['picked', `${picked}/${STARTERS}`],
    ['born', born ? yearSpan(born) : '–'],
    [nations === 1 ? 'nation' : 'nations', nations],
    [clubs === 1 ? 'club' : 'clubs', clubs],
    ['out of position', outOfPosition.length],
  ] as const;

  return (
    <section aria-label="Team facts" className={styles.facts}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {outOfPosition.length > 0 && (
        <p>
          {outOfPosition
            .map(({ slot, player }) => `${player.name} (${shortPosition(player.position)}) at ${slot}`)
            .join(', ')}
        </p>
      )}
    </section>
  );
}
