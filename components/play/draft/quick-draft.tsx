'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { BuilderLink } from '#components/play/builder-link.tsx';
import { DraftRound } from '#components/play/draft/draft-round.tsx';
import { squadBook } from '#components/play/draft/load-squad-book.ts';
import { newSeed } from '#components/play/draft/new-seed.ts';
import button from '#components/play/play-button.module.css';
import play from '#components/play/play-screen.module.css';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#components/ui/use-loaded.ts';
import type { DraftTurn } from '#lib/draft/draft-state.ts';
import { draftedTeam } from '#lib/draft/draft-team.ts';
import { filledPicks, quickDeal, quickState } from '#lib/draft/quick-draft.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import type { Team } from '#types/team.ts';

type Props = { against: string; onDrafted: (team: Team) => void };

const TEAM_NAME = 'Quick draft';

/** For visitors who want to play against a shared team but have no team yet. */
export function QuickDraft({ against, onDrafted }: Props) {
  const [isStarted, setStarted] = useState(false);
  const { loaded: book, hasFailed, retry } = useLoaded(squadBook, isStarted);
  if (isStarted && book) return <Rounds {...{ book, onDrafted }} />;
  return (
    <section className={play.panel} aria-labelledby="play-heading">
      <h1 id="play-heading" tabIndex={-1}>
        Play against <bdi>{against}</bdi>
      </h1>
      <p className={play.lead}>
        You have no eleven yet. Pick five players from five World Cup squads; the others come from the same squads.
      </p>
      {hasFailed && <p role="alert">The World Cup squads didn’t load.</p>}
      <p className={play.actions}>
        <Button
          className={button.yellow}
          aria-busy={isStarted && !hasFailed}
          onClick={() => (hasFailed ? retry() : setStarted(true))}
        >
          {hasFailed ? 'Try again' : 'Quick draft'}
        </Button>
        <BuilderLink>Pick them myself</BuilderLink>
      </p>
    </section>
  );
}

function Rounds({ book, onDrafted }: { book: SquadBook; onDrafted: Props['onDrafted'] }) {
  const [seed] = useState(newSeed);
  const deal = useMemo(() => quickDeal(book, seed), [book, seed]);
  const [turns, setTurns] = useState<readonly DraftTurn[]>([]);
  const state = useMemo(() => quickState(deal, turns), [deal, turns]);

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
        const next = [...turns, turn];
        if (round === turns.length && quickState(deal, next)) setTurns(next);
      }}
    />
  );
}
