'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { ChallengeAccept } from '#components/play/challenge/challenge-accept.tsx';
import { ChallengeResult } from '#components/play/challenge/challenge-result.tsx';
import { keepWaiting, stopWaiting } from '#components/play/challenge/waiting-challenges.tsx';
import { DraftRound } from '#components/play/draft/draft-round.tsx';
import { useDraft } from '#components/play/draft/use-draft.ts';
import { Loading } from '#components/play/loading.tsx';
import play from '#components/play/play-screen.module.css';
import type { Go } from '#components/play/use-play-address.ts';
import { useStoredText } from '#components/play/use-stored-text.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { type Challenge, type Challenger, cleanName, readChallenge, turnsCode } from '#lib/draft/challenge.ts';
import { isSecret } from '#lib/draft/draft-day.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { type PlayAddress, writePlayAddress } from '#lib/match/play-address.ts';
import { CHALLENGER_NAME_KEY } from '#lib/platform/storage.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';

type Props = {
  book: SquadBook;
  address: PlayAddress;
  go: Go;
  today: number;
  tables: CupTables | null;
  hasFailed: boolean;
};

/** What a challenge's link opens: the invitation, one's own draft of the same squads, and then the result (D67). */
export function ChallengeScreen(props: Props) {
  const { book, address } = props;
  const challenge = useMemo(() => readChallenge(book, address), [book, address]);
  if (challenge === 'damaged') return <Refusal words="This challenge link is damaged." />;
  if (challenge === 'other rules') {
    return <Refusal words="This challenge was made with another version of the game. Ask for a new one." />;
  }
  return <Opened {...props} {...{ challenge }} />;
}

const Refusal = ({ words }: { words: string }) => (
  <div role="alert" className={play.notice}>
    <p>{words}</p>
    <a className={buttonClass('strong')} href="/play">
      Back to Play
    </a>
  </div>
);

const addressOf = (address: PlayAddress) => `/play/today${writePlayAddress(address)}`;

type OpenedProps = Props & { challenge: Challenge; name: string };

function Opened({ challenge, ...props }: Omit<OpenedProps, 'name'>) {
  const name = cleanName(useStoredText(CHALLENGER_NAME_KEY) ?? '');
  const { friend } = challenge;
  if (friend === null) return <Invited {...props} {...{ challenge, name }} />;
  return <Answered {...props} {...{ name }} challenge={{ ...challenge, friend }} />;
}

type AnsweredProps = OpenedProps & { challenge: { friend: Challenger } };

function Answered({ book, address, go, today, challenge, name, tables, hasFailed }: AnsweredProps) {
  const { seed, sender, friend } = challenge;
  const { state } = useDraft(book, seed);
  const played = addressOf(address);
  useEffect(() => stopWaiting(played), [played]);
  if (hasFailed) return <Refusal words="The match didn’t load. Check your connection and open the link again." />;
  if (!tables) return <Loading />;
  const own = state ? turnsCode(state) : null;
  const isViewer = (one: Challenger) => own === turnsCode(one.state) && name === one.name;
  const viewer = isViewer(sender) ? 'sender' : null;
  return (
    <ChallengeResult
      {...{ tables, challenge, go }}
      viewer={isViewer(friend) ? 'friend' : viewer}
      isSecret={isSecret(seed, today)}
    />
  );
}

function Invited({ book, address, go, today, challenge, name }: OpenedProps) {
  const { seed, sender } = challenge;
  const draft = useDraft(book, seed);
  const { state } = draft;
  const own = state && state.squad === null ? turnsCode(state) : null;
  const hasAccepted = address.step === 1 && name !== '';
  const isReady = hasAccepted && own !== null && draft.isCurrent;

  const answer = useEffectEvent(() => go({ ...address, step: 0, reply: own, by: name }, 'replace'));
  // Once both drafts are final, the address has both, so that it can be sent back.
  useEffect(() => {
    if (isReady) answer();
  }, [isReady]);

  if (own === turnsCode(sender.state) && name === sender.name) {
    return <Refusal words="This is your own challenge. Send its link to a friend." />;
  }
  if (state && !draft.isCurrent) {
    return <Refusal words="You drafted these squads before the game changed. Ask for a new challenge." />;
  }
  if (isReady) return <Loading />;
  if (hasAccepted && state?.squad) {
    return <DraftRound title={`Against ${sender.name}`} state={state} squad={state.squad} decide={draft.decide} />;
  }
  const wait = () => keepWaiting({ address: addressOf({ ...address, step: 0 }), name: sender.name });
  return (
    <ChallengeAccept
      sender={sender.name}
      formation={sender.state.deal.formation}
      isDrafted={own !== null}
      onAccept={() => {
        wait();
        draft.start(today);
        go({ ...address, step: 1 });
      }}
      onLater={() => {
        wait();
        window.location.assign('/play');
      }}
    />
  );
}
