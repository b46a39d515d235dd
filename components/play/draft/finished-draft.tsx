'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ChallengeDialog } from '#components/play/challenge/challenge-dialog.tsx';
import { CupScreen } from '#components/play/cup/cup-screen.tsx';
import { DraftDone } from '#components/play/draft/draft-done.tsx';
import { DraftRecord, useDraftResults } from '#components/play/draft/draft-record.tsx';
import { ShareDraft } from '#components/play/draft/share-draft.tsx';
import { shirtNamesIn } from '#components/play/draft/squad-list.tsx';
import type { Draft } from '#components/play/draft/use-draft.ts';
import { Loading } from '#components/play/loading.tsx';
import button from '#components/play/play-button.module.css';
import play from '#components/play/play-screen.module.css';
import type { Go } from '#components/play/use-play-address.ts';
import { Button } from '#components/ui/button.tsx';
import { type DraftSeed, dayOf, isSecret } from '#lib/draft/draft-day.ts';
import { type DraftScore, scoreDraft } from '#lib/draft/draft-score.ts';
import type { DraftState } from '#lib/draft/draft-state.ts';
import { draftedPlayer, draftedTeam } from '#lib/draft/draft-team.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import type { CupPath } from '#lib/match/cup/cup-path.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
import { endLine, resultsIn, squaresOf } from '#lib/match/story.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { kitOf } from '#lib/team/look/kits.ts';

type Props = {
  title: string;
  seed: DraftSeed;
  today: number;
  draft: Draft;
  state: DraftState;
  address: PlayAddress;
  go: Go;
  tables: CupTables | null;
  /** After a failure to load the tables. Otherwise null. */
  onRetry: (() => void) | null;
};

export function FinishedDraft({ title, seed, today, draft, state, address, go, tables, onRetry }: Props) {
  const score = useMemo(() => scoreDraft(state.deal, state.picks), [state]);
  const results = useDraftResults();
  const team = useMemo(() => draftedTeam(state, title), [state, title]);
  const [isChallenging, setChallenging] = useState(false);
  const day = dayOf(seed);
  const counted = draft.counts && day !== null ? results[day] : undefined;
  const { percent } = score;

  const share = (path: string, end: string) => (
    <ShareDraft
      {...{ title, path, end }}
      results={resultsIn(path)}
      percent={percent}
      marks={score.marks}
      formation={state.deal.formation}
      year={state.deal.cup}
      shirts={isSecret(seed, today) ? null : pictureShirts(state)}
      address={day === today ? '/play/today' : `/play/today#draft=${seed}`}
    />
  );

  if (address.cup !== null && !tables && !onRetry) return <Loading />;
  if (address.cup !== null && tables) {
    return (
      <CupScreen
        {...{ tables, go, team }}
        // The draft's own cup, whatever the address says.
        address={{ ...address, cup: state.deal.cup, as: null }}
        draftEnd={(_, path) => (
          <CupEnd {...{ path, score, draft }} onBack={() => go({ draft: seed })}>
            {share(squaresOf(path), endLine(path))}
          </CupEnd>
        )}
      />
    );
  }
  return (
    <DraftDone
      {...{ title, state, score }}
      share={share(counted?.path ?? '', counted?.end ?? '')}
      actions={
        <>
          <Button
            className={button.yellow}
            onClick={onRetry ?? (() => go({ draft: seed, cup: state.deal.cup, version: ENGINE_VERSION, step: 0 }))}
          >
            {onRetry ? 'Load the World Cup again' : `Play ${state.deal.cup}`}
          </Button>
          {draft.isCurrent && (
            <Button className={button.tall} onClick={() => setChallenging(true)}>
              Challenge a friend
            </Button>
          )}
        </>
      }
    >
      {draft.counts && <DraftRecord today={today} />}
      {isChallenging && <ChallengeDialog {...{ seed, state }} onClose={() => setChallenging(false)} />}
    </DraftDone>
  );
}

function pictureShirts({ picks }: DraftState) {
  return picks.map((pick) => {
    const player = draftedPlayer(pick);
    const plate = shirtNamesIn(pick.squad).get(player.id) ?? player.name;
    const kit = kitOf('national', player, pick.slot === 'GK');
    return { slot: pick.slot, name: player.name, plate, number: pick.place.number, kit };
  });
}

type CupEndProps = { path: CupPath; score: DraftScore; draft: Draft; onBack: () => void; children: ReactNode };

/** The day's first finished cup counts. */
function CupEnd({ path, score: { percent }, draft, onBack, children }: CupEndProps) {
  const [squares, end] = [squaresOf(path), endLine(path)];
  useEffect(() => draft.keepResult({ percent, path: squares, end }), [draft, percent, squares, end]);
  return (
    <>
      {children}
      <p className={play.actions}>
        <Button onClick={onBack}>Back to the draft</Button>
      </p>
    </>
  );
}
