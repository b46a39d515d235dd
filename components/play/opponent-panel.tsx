import tableStyles from '#components/play/cup/group-standings.module.css';
import { RATINGS } from '#components/play/strength-details.tsx';
import { type Eleven, LINES, lineOf, startersInSlots } from '#lib/match/strength/eleven.ts';
import type { Strength } from '#lib/match/strength/strength.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import styles from './play-screen.module.css';

type Side = { eleven: Eleven; strength: Strength };

export function OpponentPanel({ own, opponent }: { own: Side; opponent: Side }) {
  const starters = startersInSlots(opponent.eleven);
  return (
    <section className={styles.panel} aria-label="The opponents">
      <table className={`${tableStyles.table} ${tableStyles.even}`}>
        <caption>Ratings</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <bdi>{own.eleven.name}</bdi>
            </th>
            <th scope="col">
              <bdi>{opponent.eleven.name}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {RATINGS.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{Math.round(own.strength.ratings[name])}</td>
              <td>{Math.round(opponent.strength.ratings[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h2>
          <bdi>{opponent.eleven.name}</bdi>, {opponent.eleven.formation}
        </h2>
        <ul>
          {LINES.map((line) => (
            <li key={line}>
              {starters
                .filter(({ slot }) => lineOf(naturalPosition(slot)) === line)
                .map(({ player }) => player.shirtName)
                .join(', ')}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
