'use client';

import { useEffect, useMemo } from 'react';
import { BuilderLink } from '#components/play/builder-link.tsx';
import { keepWaiting, stopWaiting } from '#components/play/challenge/waiting-challenges.tsx';
import { forgetQuickDraft, QuickDraft } from '#components/play/draft/quick-draft.tsx';
import { useDecisions } from '#components/play/half-time/use-decisions.ts';
import { MatchPitch } from '#components/play/match/match-pitch.tsx';
import { sceneAfter } from '#components/play/match/match-places.ts';
import { MatchView } from '#components/play/match/match-view.tsx';
import { MissingPlayers } from '#components/play/missing-players.tsx';
import button from '#components/play/play-button.module.css';
import styles from '#components/play/play-screen.module.css';
import { ShareResult } from '#components/play/share/share-result.tsx';
import { RatingBars, StrengthDetails } from '#components/play/strength-details.tsx';
import { useLinkCode } from '#components/play/use-link-code.ts';
import type { Go } from '#components/play/use-play-address.ts';
import { Button } from '#components/ui/button.tsx';
import { readChoices, writeChoices } from '#lib/match/choices-text.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { partDuels } from '#lib/match/match-parts.ts';
import { type PlayAddress, sharedAddress, writePlayAddress } from '#lib/match/play-address.ts';
import { REPLAY_LINE } from '#lib/match/replay-line.ts';
import { finalGoals, shootoutGoals, winnerOf } from '#lib/match/score.ts';
import { eventLine, lossLine, outcomeLine } from '#lib/match/story.ts';
import { elevenOf, missingSlots } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { playVersus, type Versus, versusChances } from '#lib/match/versus.ts';
import { posterPath } from '#lib/share/poster/poster-address.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { teamKits } from '#lib/team/look/kits.ts';
import { matchKits } from '#lib/team/look/match-kits.ts';
import { STARTERS } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

type Props = { tables: CupTables; address: PlayAddress; go: Go; team: Team; against: Team };

export function VersusScreen({ tables, address, go, team, against }: Props) {
  const isWaiting = address.team === null;
  const isPlayed = address.step > 0 && !address.isWatched;
  const challenge = `/play${writePlayAddress({ against: address.against, version: address.version })}`;
  // Changing the team in the builder must not lose the challenge.
  useEffect(() => {
    if (isWaiting) keepWaiting({ address: challenge, name: against.name });
    else if (isPlayed) stopWaiting(challenge);
  }, [isWaiting, isPlayed, challenge, against.name]);
  const missing = missingSlots(team);
  if (missing.length > 0) {
    const keep = (drafted: Team) => {
      teamToCode(drafted).then((code) => {
        if (code === null) return;
        go({ ...address, version: ENGINE_VERSION, team: code }, 'replace');
        forgetQuickDraft();
      }, console.warn);
    };
    if (address.team === null && missing.length === STARTERS)
      return <QuickDraft against={against.name} onDrafted={keep} />;
    const why = `To play against ${against.name}, your team needs eleven starters.`;
    return <MissingPlayers missing={missing} canFill={address.team === null} why={why} />;
  }
  if (missingSlots(against).length > 0) {
    return (
      <p role="alert" className={styles.notice}>
        <bdi>{against.name}</bdi> doesn’t have eleven starters, so nobody can play against it.
      </p>
    );
  }
  return <Match {...{ tables, address, go, team, against }} />;
}

function Match({ tables, address, go, team, against }: Props) {
  const plans = writeChoices(address.choices);
  const match = useMemo(
    () => playVersus(elevenOf(team, tables), elevenOf(against, tables), readChoices(plans)[0]),
    [tables, team, against, plans],
  );
  const code = useLinkCode(team) ?? null;
  const goTo = (change: Partial<PlayAddress>, how?: 'push' | 'replace') =>
    go({ ...address, version: address.version ?? ENGINE_VERSION, ...change }, how);
  const [own, other] = [match.side, match.side === 0 ? 1 : 0] as const;
  const [ours, theirs] = [teamKits(team.shirt), teamKits(against.shirt)];
  const kits = own === 0 ? matchKits(ours, theirs) : matchKits(theirs, ours);
  const decisions = useDecisions({ address, goTo, match: 0, cup: null });

  if (address.team !== null && address.step > 0)
    return <MatchResult {...{ match, team, against, address }} onAgain={() => goTo({ step: 0, minute: 0 })} />;
  if (address.team !== null && address.minute !== null) {
    return (
      <MatchView
        elevens={match.elevens}
        strengths={match.strengths}
        {...{ kits, own, decisions }}
        score={match.score}
        events={match.events}
        pitch={team.pitch}
        title={`${team.name} against ${against.name}`}
        startMinute={address.minute}
        onMinute={(minute) => goTo({ minute }, 'replace')}
        onEnd={() => goTo({ step: 1, minute: null }, 'replace')}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <section className={styles.panel} aria-labelledby="play-heading">
        <h1 id="play-heading" tabIndex={-1}>
          <bdi>{team.name}</bdi> against <bdi>{against.name}</bdi>
        </h1>
        <p>{outcomeLine(versusChances(match.strengths[own], match.strengths[other]), 'penalties')}</p>
        <p className={styles.actions}>
          <Button
            className={button.yellow}
            aria-disabled={code === null}
            onClick={() => code && goTo({ team: code, step: 0, minute: 0 })}
          >
            Kick off
          </Button>
          <Button aria-disabled={code === null} onClick={() => code && goTo({ team: code, step: 1, minute: null })}>
            Skip to the result
          </Button>
          <BuilderLink look="quiet">Change my team</BuilderLink>
        </p>
        <MatchPitch
          teams={match.elevens}
          {...{ kits, own }}
          pitch={team.pitch}
          scene={sceneAfter(match.elevens, null, (_, player) => player)}
        />
      </section>
      <section className={styles.panel} aria-label="The two teams">
        {[own, other].map((side) => (
          <div key={side}>
            <h2>
              <bdi>{match.elevens[side].name}</bdi>
            </h2>
            <RatingBars ratings={match.strengths[side].ratings} />
          </div>
        ))}
        <StrengthDetails strength={match.strengths[own]} />
      </section>
    </div>
  );
}

type ResultProps = { match: Versus; team: Team; against: Team; address: PlayAddress; onAgain: () => void };

function MatchResult({ match, team, against, address, onAgain }: ResultProps) {
  const [own, other] = [match.side, match.side === 0 ? 1 : 0] as const;
  const goals = finalGoals(match.score);
  const kicks = match.score.shootout && shootoutGoals(match.score.shootout);
  const hasWon = winnerOf(match.score) === own;
  const [duel] = partDuels(match.strengths[own], match.strengths[other]);
  const chances = versusChances(match.strengths[own], match.strengths[other]);
  const score = `${goals[own]}–${goals[other]}${kicks ? `, ${kicks[own]}–${kicks[other]} on penalties` : ''}`;
  const scored = match.events.map((event, number) => ({ event, number })).filter(({ event }) => event.kind === 'goal');

  return (
    <section className={styles.panel} aria-labelledby="play-heading">
      <p className={styles.lead}>{hasWon ? `${team.name} won` : `${against.name} won`}</p>
      <h1 id="play-heading" tabIndex={-1}>
        <bdi>{team.name}</bdi> {score} <bdi>{against.name}</bdi>
      </h1>
      <ol>
        {scored.map(({ event, number }) => (
          <li key={number}>
            {event.minute}′ <bdi>{match.elevens[event.side].name}</bdi>: {eventLine(event, match.strengths)}
          </li>
        ))}
      </ol>
      {!hasWon && duel && <p>{lossLine(duel, chances.win)}</p>}
      <ShareResult
        title={`${team.name} against ${against.name}`}
        squares={hasWon ? '🟩' : '🟥'}
        address={sharedAddress({ team: address.team ?? '', against: address.against, choices: address.choices })}
        pictureOf={(shape) => posterPath(address.team ?? '', shape, address)}
      />
      <p className={styles.actions}>
        <Button onClick={onAgain}>Watch again</Button>
        <BuilderLink>Change the team</BuilderLink>
      </p>
      <p className={styles.lead}>{REPLAY_LINE}</p>
    </section>
  );
}
