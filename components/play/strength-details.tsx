import { starterLine } from '#lib/match/story.ts';
import type { Ratings, Strength } from '#lib/match/strength/strength.ts';
import styles from './strength-details.module.css';

export const RATINGS: readonly (readonly [keyof Ratings, string])[] = [
  ['keeper', 'Goalkeeper'],
  ['defence', 'Defence'],
  ['midfield', 'Midfield'],
  ['attack', 'Attack'],
];

export function RatingBars({ ratings }: { ratings: Ratings }) {
  return (
    <dl className={styles.ratings}>
      {RATINGS.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${Math.min(100, ratings[name])}%` }} />
            </span>
            {Math.round(ratings[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function StrengthDetails({ strength }: { strength: Strength }) {
  return (
    <details className={styles.details}>
      <summary>How strong is my team?</summary>
      <p>
        A player’s points are quality (from 0 to 100, how good our panel thinks they were at their best), less a little
        or a lot if the position doesn’t suit them, plus up to 0.3 for links with neighbours. Defence, midfield and
        attack are averages of these points.
      </p>
      <ol className={styles.starters}>
        {strength.starters.map((starter) => (
          <li key={starter.slot}>
            <b>{starter.points}</b>
            <span>
              <bdi>{starterLine(starter)}</bdi>
              <small>Quality {starter.player.quality}</small>
            </span>
          </li>
        ))}
      </ol>
      <p>
        This is a game, and it has hindsight: quality covers whole careers, including these World Cups. The numbers were
        fitted to matches from 1974 to 2002. In matches since 2006 that had a winner, they pick the right one 79% of the
        time.
      </p>
    </details>
  );
}
