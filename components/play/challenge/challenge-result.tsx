'use client';

import { useEffect, useMemo, useRef } from 'react';
import { BothElevens } from '#components/play/challenge/both-elevens.tsx';
import { TallyLine } from '#components/play/challenge/tally-line.tsx';
import button from '#components/play/play-button.module.css';
import { TaskBar } from '#components/play/task-bar.tsx';
import type { Go } from '#components/play/use-play-address.ts';
import { useShareActions } from '#components/play/use-share-actions.ts';
import { readText, writeText } from '#components/play/use-stored-text.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import heard from '#components/ui/heard.module.css';
import { type Challenge, type Challenger, playChallenge, rematchSeed, turnsCode } from '#lib/draft/challenge.ts';
import { scoreDraft } from '#lib/draft/draft-score.ts';
import { readTally, withMatch } from '#lib/draft/tally.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import type { Side } from '#lib/match/match-events.ts';
import { writePlayAddress } from '#lib/match/play-address.ts';
import { finalGoals, shootoutGoals, winnerOf } from '#lib/match/score.ts';
import { eventLine, scoreText } from '#lib/match/story.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { TALLY_KEY } from '#lib/platform/storage.ts';
import styles from './challenge.module.css';

type Props = {
  tables: CupTables;
  challenge: Challenge & { friend: Challenger };
  /** Who looks: whose picks this browser has. Null for anyone else. */
  viewer: 'sender' | 'friend' | null;
  go: Go;
};

/** The same result for both, with the link that takes it back to the sender. */
export function ChallengeResult({ tables, challenge, viewer, go }: Props) {
  const { seed, sender, friend } = challenge;
  const { match, senderSide } = useMemo(() => playChallenge(tables, sender, friend), [tables, sender, friend]);
  const [own, other] = viewer === 'friend' ? [friend, sender] : [sender, friend];
  const friendSide: Side = senderSide === 0 ? 1 : 0;
  const ownSide = viewer === 'friend' ? friendSide : senderSide;
  const otherSide = viewer === 'friend' ? senderSide : friendSide;
  const goals = finalGoals(match.score);
  const kicks = match.score.shootout && shootoutGoals(match.score.shootout);
  const hasWon = winnerOf(match.score) === ownSide;
  const how = scoreText([goals[ownSide], goals[otherSide]], kicks && [kicks[ownSide], kicks[otherSide]], match.score);
  // 'after extra time', or the penalties
  const [score = '', ...rest] = how.split(/(?<=\d),? /);
  const more = rest.join(' ');
  const matchKey = `${seed} ${turnsCode(sender.state)} ${turnsCode(friend.state)}`;

  useEffect(() => {
    if (viewer === null) return;
    const tally = readTally(readText(TALLY_KEY));
    writeText(TALLY_KEY, JSON.stringify(withMatch(tally, other.name, matchKey, hasWon)));
  }, [viewer, other.name, matchKey, hasWon]);

  const field = useRef<HTMLInputElement>(null);
  const hash = writePlayAddress({
    draft: seed,
    version: ENGINE_VERSION,
    picks: turnsCode(sender.state),
    name: sender.name,
    reply: turnsCode(friend.state),
    by: friend.name,
  });
  const url = `${window.location.origin}/play/today${hash}`;
  const text = `${own.name} ${how} ${other.name}`;
  const { message, copy, share } = useShareActions({ title: 'A challenge', text, url, picture: null, field });
  const scored = match.events.map((event, number) => ({ event, number })).filter(({ event }) => event.kind === 'goal');

  return (
    <section className={styles.result} aria-label="Challenge">
      <TaskBar title="Challenge" more="eleven squads, one match" />
      <div className={styles.board}>
        <h1 id="play-heading" tabIndex={-1}>
          <bdi>{own.name}</bdi>{' '}
          <span>
            <b>{score}</b> {more}
          </span>{' '}
          <bdi>{other.name}</bdi>
        </h1>
        {[own, other].map(({ name, state }, at) => (
          <p key={at === 0 ? 'own' : 'other'}>
            <span className={heard.heard}>{name}: </span>Draft {scoreDraft(state.deal, state.picks).percent} %
          </p>
        ))}
      </div>
      <div className={styles.pitch}>
        <BothElevens own={own} other={other} />
      </div>
      <div className={styles.side}>
        {viewer !== null && (
          <p className={styles.tally}>
            <TallyLine opponent={other.name} />
          </p>
        )}
        <ol>
          {scored.map(({ event, number }) => (
            <li key={number}>
              <b>{event.minute}′</b> <bdi>{event.side === ownSide ? own.name : other.name}</bdi>:{' '}
              {eventLine(event, match.strengths)}
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          {viewer === 'friend'
            ? `${other.name} sees the same result through your link.`
            : 'Anyone with this link sees the same result.'}
        </p>
        <Field label="Link to this result" ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
        <p role="status">{message}</p>
      </div>
      <p className={styles.actions}>
        <Button className={button.yellow} onClick={() => go({ draft: rematchSeed(challenge), step: 1 })}>
          Rematch
        </Button>
        <Button className={button.tall} onClick={share}>
          Share
        </Button>
        <Button className={button.tall} onClick={copy}>
          Copy result
        </Button>
      </p>
    </section>
  );
}
