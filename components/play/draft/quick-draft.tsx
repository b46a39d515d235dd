'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { BuilderLink } from '#components/play/builder-link.tsx';
import styles from '#components/play/challenge/challenge.module.css';
import { DraftRound } from '#components/play/draft/draft-round.tsx';
import { squadBook } from '#components/play/draft/load-squad-book.ts';
import { newSeed } from '#components/play/draft/new-seed.ts';
import { ShapePitch } from '#components/play/home/shape-pitch.tsx';
import button from '#components/play/play-button.module.css';
import { useScreenStart } from '#components/play/use-screen-start.ts';
import { useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#components/ui/use-loaded.ts';
import { draftedTeam } from '#lib/draft/draft-team.ts';
import {
  filledPicks,
  type KeptQuickDraft,
  QUICK_FORMATION,
  quickDeal,
  quickState,
  readQuickDraft,
} from '#lib/draft/quick-draft.ts';
import { QUICK_DRAFT_KEY } from '#lib/platform/storage.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import type { Team } from '#types/team.ts';

type Props = { against: string; onDrafted: (team: Team) => void };

const TEAM_NAME = 'Quick draft';

const keep = (draft: KeptQuickDraft) => writeText(QUICK_DRAFT_KEY, JSON.stringify(draft));
export const forgetQuickDraft = () => writeText(QUICK_DRAFT_KEY, '');

/** For visitors who want to play against a shared team but have no team yet. */
export function QuickDraft({ against, onDrafted }: Props) {
  const text = useStoredText(QUICK_DRAFT_KEY);
  const kept = useMemo(() => readQuickDraft(text), [text]);
  const isStarted = kept !== null;
  const { loaded: book, hasFailed, retry } = useLoaded(squadBook, isStarted);
  const screen = isStarted ? book && 'draft' : 'start';
  useScreenStart(screen);
  if (kept && book) return <Rounds {...{ kept, book, onDrafted }} />;
  return (
    <div className={styles.accept}>
      <section className={styles.stage} aria-labelledby="play-heading">
        <h1 id="play-heading" tabIndex={-1}>
          Play against <bdi>{against}</bdi>
        </h1>
        <p>
          You have no eleven yet. Pick five players from five World Cup squads; the others come from the same squads.
        </p>
        <ShapePitch formation={QUICK_FORMATION} />
      </section>
      <div className={styles.form}>
        {hasFailed && <p role="alert">The World Cup squads didn’t load.</p>}
        <Button
          className={button.yellow}
          aria-busy={isStarted && !hasFailed}
          onClick={() => (hasFailed ? retry() : keep({ seed: newSeed(), turns: [] }))}
        >
          {hasFailed ? 'Try again' : 'Quick draft'}
        </Button>
        <BuilderLink look="quiet">Pick them myself</BuilderLink>
      </div>
    </div>
  );
}

type RoundsProps = { kept: KeptQuickDraft; book: SquadBook; onDrafted: Props['onDrafted'] };

function Rounds({ kept: { seed, turns }, book, onDrafted }: RoundsProps) {
  const deal = useMemo(() => quickDeal(book, seed), [book, seed]);
  // Turns that are no longer possible, because the tables have changed, begin again.
  const state = useMemo(() => quickState(deal, turns) ?? quickState(deal, []), [deal, turns]);

  const finish = useEffectEvent(onDrafted);
  useEffect(() => {
    if (state?.squad === null) finish(draftedTeam({ deal, picks: filledPicks(state) }, TEAM_NAME));
  }, [state, deal]);

  if (!state?.squad) return null;
  return (
    <DraftRound
      title="Quick draft"
      state={state}
      squad={state.squad}
      decide={(round, turn) => {
        const next = [...state.turns, turn];
        if (round === state.turns.length && quickState(deal, next)) keep({ seed, turns: next });
      }}
    />
  );
}
