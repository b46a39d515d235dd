'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { useOfflineCopy } from '#components/builder/use-offline-copy.ts';
import { ChallengeScreen } from '#components/play/challenge/challenge-screen.tsx';
import { NewChallenge } from '#components/play/challenge/new-challenge.tsx';
import { cupTables } from '#components/play/cup/load-cup-tables.ts';
import { DraftRound } from '#components/play/draft/draft-round.tsx';
import { DraftStart } from '#components/play/draft/draft-start.tsx';
import { FinishedDraft } from '#components/play/draft/finished-draft.tsx';
import { squadBook } from '#components/play/draft/load-squad-book.ts';
import { type Draft, isUnfinished, useDraft } from '#components/play/draft/use-draft.ts';
import { Loading } from '#components/play/loading.tsx';
import { PlayHeader } from '#components/play/play-header.tsx';
import play from '#components/play/play-screen.module.css';
import { usePlayAddress } from '#components/play/use-play-address.ts';
import { useScreenStart } from '#components/play/use-screen-start.ts';
import { useToday } from '#components/play/use-today.ts';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#components/ui/use-loaded.ts';
import { dealFor } from '#lib/draft/deal.ts';
import { type DraftSeed, dayOf, draftTitle, isDraftSeed } from '#lib/draft/draft-day.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
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
  if (!book) return <Loading />;
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
  const isDone = state?.squad === null;
  const cup = useMatchTables(address, isDone);
  const isWanted = chosen !== null && address.step === 1 && address.cup === null && address.picks === null;
  const start = useEffectEvent(() => draft.start(today));
  // The first screen of Play starts the draft at once.
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  const title = draftTitle(seed);
  const place = `${cup.hasFailed || address.cup} ${address.step} ${address.minute !== null}`;
  useScreenStart(
    cup.isAwaited ? null : `${seed} ${screenOf(draft, chosen)} ${place} ${address.picks} ${address.reply}`,
  );

  if (address.picks !== null)
    return <ChallengeScreen {...{ book, address, go, today }} tables={cup.loaded} hasFailed={cup.hasFailed} />;
  if (address.challenge !== null && chosen === null) {
    return <NewChallenge {...{ today, go }} isTodayDrafted={isDone} />;
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
  return (
    <FinishedDraft
      key={seed}
      {...{ title, seed, today, draft, state, address, go }}
      tables={cup.loaded}
      onRetry={cup.hasFailed ? cup.retry : null}
    />
  );
}

/** Loaded once the draft is done, because its World Cup is probably next. */
function useMatchTables({ cup, reply }: PlayAddress, isDone: boolean) {
  const tables = useLoaded(cupTables, isDone || reply !== null);
  const isNeeded = reply !== null || (isDone && cup !== null);
  return { ...tables, isAwaited: isNeeded && !tables.loaded && !tables.hasFailed };
}

function screenOf({ state }: Draft, chosen: DraftSeed | null): string {
  if (!state || chosen === null) return 'start';
  return state.squad ? 'draft' : 'done';
}
