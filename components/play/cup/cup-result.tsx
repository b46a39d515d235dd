'use client';

import { type ReactNode, useMemo } from 'react';
import { AllResults } from '#components/play/all-results.tsx';
import { BuilderLink } from '#components/play/builder-link.tsx';
import { CupCabinet } from '#components/play/cabinet/cabinet.tsx';
import { useKeptEnd } from '#components/play/cabinet/use-cabinet.ts';
import { GroupStandings, groupTitle } from '#components/play/cup/group-standings.tsx';
import { PathList } from '#components/play/cup/path-list.tsx';
import { Podium } from '#components/play/cup/podium.tsx';
import styles from '#components/play/play-screen.module.css';
import { ShareResult } from '#components/play/share/share-result.tsx';
import { TaskBar } from '#components/play/task-bar.tsx';
import type { Go } from '#components/play/use-play-address.ts';
import { Button } from '#components/ui/button.tsx';
import type { PlayedCup } from '#lib/match/cup/cup.ts';
import { type CupPath, decisiveStep } from '#lib/match/cup/cup-path.ts';
import { levelLine } from '#lib/match/cup/level-line.ts';
import { type OwnCup, outcomeFor, scorersOf } from '#lib/match/cup/own-cup.ts';
import { partDuels } from '#lib/match/match-parts.ts';
import { type PlayAddress, sharedAddress } from '#lib/match/play-address.ts';
import { REPLAY_LINE } from '#lib/match/replay-line.ts';
import { decisiveLine, endLine, lossLine, squaresOf } from '#lib/match/story.ts';
import { posterPath } from '#lib/share/poster/poster-address.ts';
import { teamKits } from '#lib/team/look/kits.ts';
import type { Team } from '#types/team.ts';

type Props = {
  own: OwnCup;
  cup: PlayedCup;
  path: CupPath;
  team: Team;
  go: Go;
  address: PlayAddress;
  /** Instead of the ways to share and to go on. */
  draftEnd?: ReactNode;
};

export function CupResult({ own, cup, path, team, go, address, draftEnd }: Props) {
  const { teams, year } = own.sides.format;
  const decisive = decisiveStep(path);
  const reason = useMemo(() => {
    const [ours, theirs] = [own.strengths[own.own], own.strengths[decisive?.opponent ?? -1]];
    const [duel] = ours && theirs ? partDuels(ours, theirs) : [];
    return decisive && decisive.result !== 'won' && duel && lossLine(duel, outcomeFor(own, decisive).win);
  }, [own, decisive]);
  const groups = [...cup.groups, ...cup.secondGroups];
  const ownGroups = groups.filter(({ table }) => table.some((row) => row.team === own.own));
  const end = endLine(path);
  const { isWatched } = address;
  useKeptEnd(year, path.end, !isWatched);

  const choose = (chosen: number) => {
    // A drafted eleven plays the day's cup only.
    if (draftEnd) window.location.assign(`/play#cup=${chosen}`);
    else go({ team: address.team, cup: chosen, isWatched });
  };

  const isMedal = path.end === 'champion' || path.end === 'final';
  const line = decisive && `${decisiveLine(decisive, teams[decisive.opponent] ?? '')} ${reason || ''}`.trim();
  const head = isMedal ? null : (
    <>
      <h1 id="play-heading" tabIndex={-1}>
        {end}
      </h1>
      {line && <p>{line}</p>}
    </>
  );

  return (
    <>
      <TaskBar title={`World Cup ${year}`} more={<bdi>{team.name}</bdi>} />
      {isMedal && (
        <Podium
          {...{ year, teams }}
          name={team.name}
          title={end}
          line={line ?? ''}
          isWon={path.end === 'champion'}
          kits={teamKits(team.shirt)}
          steps={path.steps}
        />
      )}
      <div className={styles.columns}>
        <section className={styles.panel} aria-label="Your World Cup">
          {head}
          <ScorerLines {...{ own, cup, path }} />
          {draftEnd ?? (
            <>
              <ShareResult
                title={`${team.name}, World Cup ${year}`}
                squares={squaresOf(path)}
                address={sharedAddress({
                  team: address.team ?? '',
                  cup: year,
                  as: own.replaced,
                  choices: address.choices,
                })}
                pictureOf={(shape) =>
                  posterPath(address.team ?? '', shape, { ...address, cup: year, as: own.replaced })
                }
              />
              <p className={styles.actions}>
                <BuilderLink>Change the team</BuilderLink>
                <Button onClick={() => go({ team: address.team, cup: year, as: own.replaced, isWatched })}>
                  Another World Cup
                </Button>
              </p>
            </>
          )}
          <p className={styles.lead}>{REPLAY_LINE}</p>
          <CupCabinet chosen={year} fresh={isWatched ? null : year} onChoose={choose} />
        </section>
        <section className={styles.panel} aria-label="The tournament">
          <PathList steps={path.steps} teams={teams} />
          {ownGroups.map(({ name, table }) => (
            <div key={name}>
              <GroupStandings title={groupTitle(name)} rows={table} teams={teams} own={own.own} />
              <p className={styles.lead}>{levelLine(own.sides.format, cup, { name, table }, own.own)}</p>
            </div>
          ))}
        </section>
        <AllResults cup={cup} teams={teams} own={own.own} />
      </div>
    </>
  );
}

function ScorerLines({ own, cup, path }: Pick<Props, 'own' | 'cup' | 'path'>) {
  const { teams } = own.sides.format;
  const scorers = useMemo(() => scorersOf(own, cup), [own, cup]);
  const ownScorer = scorers.find(({ team }) => team === own.own);
  const [best] = scorers;
  const goals = (count: number) => (count === 1 ? '1 goal' : `${count} goals`);
  return (
    <p>
      {ownScorer && (
        <>
          {ownScorer === best ? 'Top scorer of the cup, and yours' : 'Your top scorer'}: <bdi>{ownScorer.name}</bdi>,{' '}
          {goals(ownScorer.goals)}.{' '}
        </>
      )}
      {best && best !== ownScorer && (
        <>
          Top scorer of the cup: <bdi>{best.name}</bdi> (<bdi>{teams[best.team]}</bdi>), {goals(best.goals)}.{' '}
        </>
      )}
      {path.end !== 'champion' && (
        <>
          World champions: <bdi>{teams[cup.champion]}</bdi>.
        </>
      )}
    </p>
  );
}
