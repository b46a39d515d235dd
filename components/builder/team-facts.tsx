'use client';

import { useBuilder } from '#hooks/use-builder.tsx';
import { teamFacts, yearSpan } from '#lib/team/facts.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './team-facts.module.css';

export function TeamFacts() {
  const team = useBuilder((builder) => builder.team);
  const { placed, born, nations, clubs, outOfPlace } = teamFacts(team);
  const facts = [
    ['placed', `${placed}/${STARTERS}`],
    ['born', born ? yearSpan(born) : '–'],
    [nations === 1 ? 'nation' : 'nations', nations],
    [clubs === 1 ? 'club' : 'clubs', clubs],
    ['out of place', outOfPlace.length],
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
      {outOfPlace.length > 0 && (
        <p>{outOfPlace.map(({ slot, player }) => `${player.name} (${player.position}) at ${slot}`).join(', ')}</p>
      )}
    </section>
  );
}
