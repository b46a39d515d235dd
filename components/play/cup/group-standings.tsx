import type { TableRow } from '#lib/match/cup/group-table.ts';
import styles from './group-standings.module.css';

/** Our tables name second groups with lowercase letters. */
export const groupTitle = (name: string) =>
  name === name.toUpperCase() ? `Group ${name}` : `Second group ${name.toUpperCase()}`;

const COLUMNS = [
  ['P', 'Played'],
  ['W', 'Won'],
  ['D', 'Drawn'],
  ['L', 'Lost'],
] as const;

export function GroupStandings({
  title,
  rows,
  teams,
  own,
}: {
  title: string;
  rows: readonly TableRow[];
  teams: readonly string[];
  own: number;
}) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          {COLUMNS.map(([short, long]) => (
            <th key={short} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
          <th scope="col">Goals</th>
          <th scope="col">
            <abbr title="Points">Pts</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, played, won, drawn, lost, scored, conceded, points }) => (
          <tr key={team} data-own={team === own}>
            <th scope="row">
              <bdi>{teams[team]}</bdi>
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{drawn}</td>
            <td>{lost}</td>
            <td>
              {scored}–{conceded}
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
