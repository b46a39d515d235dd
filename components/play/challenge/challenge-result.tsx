'use client';

import { type CSSProperties, useEffect, useMemo } from 'react';
import { BothElevens } from '#components/play/challenge/both-elevens.tsx';
import { TallyLine } from '#components/play/challenge/tally-line.tsx';
import button from '#components/play/play-button.module.css';
import { ShareActions } from '#components/play/share/share-actions.tsx';
import { RESULT_LINK, ShareResult } from '#components/play/share/share-result.tsx';
import { TaskBar } from '#components/play/task-bar.tsx';
import { useLinkCode } from '#components/play/use-link-code.ts';
import type { Go } from '#components/play/use-play-address.ts';
import { readText, writeText } from '#components/play/use-stored-text.ts';
import { Button } from '#components/ui/button.tsx';
import heard from '#components/ui/heard.module.css';
import { type Challenge, type Challenger, playChallenge, rematchSeed, turnsCode } from '#lib/draft/challenge.ts';
import { scoreDraft } from '#lib/draft/draft-score.ts';
import { draftedTeam } from '#lib/draft/draft-team.ts';
import { readTally, withMatch } from '#lib/draft/tally.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import type { Side } from '#lib/match/match-events.ts';
import { readPlayAddress, writePlayAddress } from '#lib/match/play-address.ts';
import { finalGoals, shootoutGoals, winnerOf } from '#lib/match/score.ts';
import { eventLine, scoreText } from '#lib/match/story.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { TALLY_KEY } from '#lib/platform/storage.ts';
import { posterPath } from '#lib/share/poster/poster-address.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import styles from './challenge.module.css';

type Props = {
  tables: CupTables;
  challenge: Challenge & { friend: Challenger };
  /** Who looks: whose picks this browser has. Null for anyone else. */
  viewer: 'sender' | 'friend' | null;
  /** Then a picture would name today's players. */
  isSecret: boolean;
  go: Go;
};

export function ChallengeResult({ tables, challenge, viewer, isSecret, go }: Props) {
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
  const [score = '', ...rest] = how.split(/(?<=\d),? /);
  const more = rest.join(' ');
  const matchKey = `${seed} ${turnsCode(sender.state)} ${turnsCode(friend.state)}`;

  useEffect(() => {
    if (viewer === null) return;
    const tally = readTally(readText(TALLY_KEY));
    writeText(TALLY_KEY, JSON.stringify(withMatch(tally, other.name, matchKey, hasWon)));
  }, [viewer, other.name, matchKey, hasWon]);

  const address = `/play/today${writePlayAddress({
    draft: seed,
    version: ENGINE_VERSION,
    picks: turnsCode(sender.state),
    name: sender.name,
    reply: turnsCode(friend.state),
    by: friend.name,
  })}`;
  const scored = match.events.map((event, number) => ({ event, number })).filter(({ event }) => event.kind === 'goal');

  return (
    <section className={styles.result} aria-label="Challenge">
      <TaskBar title="Challenge" more="eleven squads, one match" />
      <div className={styles.board}>
        <h1 id="play-heading" tabIndex={-1}>
          <bdi style={fitting(own.name)}>{own.name}</bdi>{' '}
          <span>
            <b>{score}</b> {more}
          </span>{' '}
          <bdi style={fitting(other.name)}>{other.name}</bdi>
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
        <Sharing {...{ challenge, viewer, address, isSecret }} title={`${own.name} ${how} ${other.name}`} />
      </div>
      <p className={styles.actions}>
        <Button className={button.yellow} onClick={() => go({ draft: rematchSeed(challenge), step: 1 })}>
          Rematch
        </Button>
      </p>
    </section>
  );
}

/** The width of a name's longest word, which isn't broken on a phone. */
function fitting(name: string): CSSProperties {
  const ems = name.split(' ').map((word) => textWidth(word.toUpperCase(), 1));
  return { '--ems': Math.max(1, ...ems) } as CSSProperties;
}

type SharingProps = Pick<Props, 'challenge' | 'viewer' | 'isSecret'> & { address: string; title: string };

function Sharing({ challenge: { sender, friend }, viewer, isSecret, address, title }: SharingProps) {
  const isSame = turnsCode(sender.state) === turnsCode(friend.state);
  // Between the same two elevens, the sender's is the first, as in their match.
  const [first, second] = viewer === 'friend' && !isSame ? [friend, sender] : [sender, friend];
  const team = useLinkCode(useMemo(() => draftedTeam(first.state, first.name), [first]));
  const against = useLinkCode(useMemo(() => draftedTeam(second.state, second.name), [second]));
  if (isSecret || team === null || against === null) {
    return (
      <ShareActions {...{ title, address }} text={title} addressLabel={RESULT_LINK} picture={null} isNext={false} />
    );
  }
  const isKnown = team !== undefined && against !== undefined;
  const played = readPlayAddress(writePlayAddress({ against: against ?? null, isDrafted: true }));
  return (
    <ShareResult
      {...{ title, address }}
      pictureOf={isKnown ? (shape) => posterPath(team, shape, played) : null}
      isNext={false}
    />
  );
}
