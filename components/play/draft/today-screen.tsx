'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { useOfflineCopy } from '#components/builder/use-offline-copy.ts';
import { ChallengeScreen } from '#components/play/challenge/challenge-screen.tsx';
import { NewChallenge } from '#components/play/challenge/new-challenge.tsx';
import { DraftRound } from '#components/play/draft/draft-round.tsx';
import { DraftStart } from '#components/play/draft/draft-start.tsx';
import { FinishedDraft } from '#components/play/draft/finished-draft.tsx';
import { squadBook } from '#components/play/draft/load-squad-book.ts';
import { type Draft, isUnfinished, useDraft } from '#components/play/draft/use-draft.ts';
import { PlayHeader } from '#components/play/play-header.tsx';
import play from '#components/play/play-screen.module.css';
import { usePlayAddress } from '#components/play/use-play-address.ts';
import { useScreenStart } from '#components/play/use-screen-start.ts';
import { useToday } from '#components/play/use-today.ts';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#components/ui/use-loaded.ts';
import { dealFor } from '#lib/draft/deal.ts';
import { type DraftSeed, dayOf, isDraftSeed } from '#lib/draft/draft-day.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import styles from './today-screen.module.css';

export function TodayScreen() {
  useOfflineCopy();
  return (
    <>
      <PlayHeader />
      <main tabIndex={-1} className={`${play.main} ${styles.main}`}>
        <Content />
      </main>
    </>
  );
}

function Content() {
  const { loaded: book, hasFailed, retry } = useLoaded(squadBook);
  if (hasFailed) {
    return (
      <div role="alert" className={play.notice}>
        <p>The World Cup squads didn’t load. Your draft is safe.</p>
        <Button look="strong" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!book) {
    return (
      <p role="status" className={play.notice}>
        Loading…
      </p>
    );
  }
  return <DraftOfSeed book={book} />;
}

/** Days to come can't be drafted. */
function seedIn(text: string | null, today: number): DraftSeed | null {
  if (text === null || !isDraftSeed(text)) return null;
  return (dayOf(text) ?? 0) > today ? null : text;
}

function DraftOfSeed({ book }: { book: SquadBook }) {
  const { address, go } = usePlayAddress();
  const today = useToday();
  const chosen = seedIn(address.draft, today);
  const seed = chosen ?? `${today}`;
  const draft = useDraft(book, seed);
  const yesterday = useDraft(book, `${today - 1}`);
  const deal = useMemo(() => draft.state?.deal ?? dealFor(book, seed), [draft, book, seed]);
  const { state } = draft;
  const isWanted = chosen !== null && address.step === 1 && address.cup === null && address.picks === null;
  const start = useEffectEvent(() => draft.start(today));
  // The first screen of Play starts the draft at once.
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  const day = dayOf(seed);
  const title = day === null ? 'Practice' : `Draft ${day}`;
  useScreenStart(
    `${seed} ${screenOf(draft, chosen)} ${address.cup} ${address.step} ${address.minute !== null} ${address.picks} ${address.reply}`,
  );

  if (address.picks !== null) return <ChallengeScreen {...{ book, address, go, today }} />;
  if (address.challenge !== null && chosen === null) {
    return <NewChallenge {...{ today, go }} isTodayDrafted={state?.squad === null} />;
  }
  if (!state || chosen === null) {
    return (
      <DraftStart
        {...{ seed, today, deal, state, go }}
        unfinished={today > 1 && isUnfinished(yesterday) ? today - 1 : null}
        onStart={() => {
          draft.start(today);
          go({ draft: seed }, 'push');
        }}
      />
    );
  }
  if (state.squad) return <DraftRound {...{ title, state }} squad={state.squad} decide={draft.decide} />;
  return <FinishedDraft key={seed} {...{ title, seed, today, draft, state, address, go }} />;
}

function screenOf({ state }: Draft, chosen: DraftSeed | null): string {
  if (!state || chosen === null) return 'start';
  return state.squad ? 'draft' : 'done';
}
