import { type ReactNode, useMemo } from 'react';
import { GroupStandings } from '#components/play/cup/group-standings.tsx';
import { PathList, stageText } from '#components/play/cup/path-list.tsx';
import { PathStrip } from '#components/play/cup/path-strip.tsx';
import { MatchPitch } from '#components/play/match/match-pitch.tsx';
import { sceneOf } from '#components/play/match/match-places.ts';
import { NationBand } from '#components/play/nation-band.tsx';
import { OpponentPanel } from '#components/play/opponent-panel.tsx';
import play from '#components/play/play-screen.module.css';
import { TaskBar } from '#components/play/task-bar.tsx';
import type { PlayedCup } from '#lib/match/cup/cup.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { standingsBefore } from '#lib/match/cup/cup-standings.ts';
import { type OwnCup, outcomeFor } from '#lib/match/cup/own-cup.ts';
import { outcomeLine } from '#lib/match/story.ts';
import { nationKits } from '#lib/team/look/kits.ts';
import type { Team } from '#types/team.ts';
import styles from './next-match.module.css';

type Props = {
  own: OwnCup;
  cup: PlayedCup;
  next: PathStep;
  before: readonly PathStep[];
  team: Team;
  children: ReactNode;
};

export function NextMatch({ own, cup, next, before, team, children }: Props) {
  const { format } = own.sides;
  const { teams, year } = format;
  const { match, opponent } = next;
  const nation = teams[opponent] ?? '';
  const group = useMemo(() => standingsBefore(format, cup, match.number, own.own), [format, cup, match, own.own]);
  const sideOf = (one: number) => {
    const [eleven, strength] = [own.elevens[one], own.strengths[one]];
    return eleven && strength && { eleven, strength };
  };
  const [ours, theirs] = [sideOf(own.own), sideOf(opponent)];
  const kits = nationKits(nation);
  return (
    <div className={styles.page}>
      <TaskBar title={`World Cup ${year}`} more={<bdi>{team.name}</bdi>} isTask />
      {before.length > 0 && <PathStrip steps={before} {...{ teams, next }} />}
      <section className={styles.next} aria-labelledby="play-heading">
        <NationBand {...{ nation }} line={stageText(next)}>
          <h1 id="play-heading" tabIndex={-1}>
            Next: <bdi>{nation}</bdi>
          </h1>
        </NationBand>
        {theirs && (
          <div className={styles.pitch}>
            <MatchPitch
              teams={[theirs.eleven, null]}
              kits={[kits, kits]}
              pitch={team.pitch}
              scene={sceneOf(theirs.eleven)}
            />
          </div>
        )}
        <p className={styles.odds}>{outcomeLine(outcomeFor(own, next), match.group === '' ? 'penalties' : 'draw')}</p>
      </section>
      <p className={styles.actions}>{children}</p>
      <div className={styles.more}>
        {group && (
          <section className={play.panel} aria-label="Group">
            <GroupStandings title={group.title} rows={group.rows} teams={teams} own={own.own} />
          </section>
        )}
        {ours && theirs && <OpponentPanel own={ours} opponent={theirs} />}
        {before.length > 0 && (
          <section className={play.panel} aria-label="The way so far">
            <PathList steps={before} teams={teams} />
          </section>
        )}
      </div>
    </div>
  );
}
