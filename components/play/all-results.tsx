import { GroupStandings, groupTitle } from '#components/play/cup/group-standings.tsx';
import { stageTitle } from '#components/play/cup/path-list.tsx';
import type { CupMatch, PlayedCup } from '#lib/match/cup/cup.ts';
import { KNOCKOUT_STAGES } from '#lib/match/cup/cup-format.ts';
import { finalGoals, shootoutGoals } from '#lib/match/score.ts';
import { scoreText } from '#lib/match/story.ts';
import styles from './all-results.module.css';

type Props = { cup: PlayedCup; teams: readonly string[]; own: number };

export function AllResults({ cup, teams, own }: Props) {
  const list = (matches: readonly CupMatch[]) => (
    <ol>
      {matches.map(({ number, home, away, score }) => (
        <li key={number} data-own={home === own || away === own}>
          <bdi>{teams[home]}</bdi> – <bdi>{teams[away]}</bdi>{' '}
          <b>{scoreText(finalGoals(score), score.shootout && shootoutGoals(score.shootout), score)}</b>
        </li>
      ))}
    </ol>
  );
  const rounds = KNOCKOUT_STAGES.map((stage) => ({
    stage,
    matches: cup.matches.filter((match) => match.stage === stage),
  }));
  return (
    <details className={styles.details}>
      <summary>All results</summary>
      <div className={styles.columns}>
        {[...cup.groups, ...cup.secondGroups].map(({ name, table }) => (
          <section key={name}>
            <GroupStandings title={groupTitle(name)} rows={table} teams={teams} own={own} />
            {list(cup.matches.filter(({ group }) => group === name))}
          </section>
        ))}
        {rounds
          .filter(({ matches }) => matches.length > 0)
          .map(({ stage, matches }) => (
            <section key={stage}>
              <h2>{stageTitle(stage)}</h2>
              {list(matches)}
            </section>
          ))}
      </div>
    </details>
  );
}
