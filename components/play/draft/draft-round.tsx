'use client';

import { useState } from 'react';
import { DraftProgress } from '#components/play/draft/draft-progress.tsx';
import { PickChoice } from '#components/play/draft/pick-choice.tsx';
import { TaskBar } from '#components/play/task-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import type { DraftState, DraftTurn } from '#lib/draft/draft-state.ts';
import { squadName } from '#lib/players/squads/find-squad.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './draft-round.module.css';

type Props = {
  title: string;
  state: DraftState;
  squad: Squad;
  decide: (round: number, turn: DraftTurn) => void;
};

/** One squad to pick from. On a phone the place is asked in a second step, otherwise on the pitch beside the squad. */
export function DraftRound({ title, state, squad, decide }: Props) {
  const [isSkipping, setSkipping] = useState(false);
  const round = state.turns.length;
  const [shown, setShown] = useState<{ squad: Squad; leaving: Squad | null }>({ squad, leaving: null });
  if (shown.squad !== squad) setShown({ squad, leaving: shown.squad });
  const { picks, skipsLeft, deal, rounds } = state;

  return (
    <section className={styles.draft} aria-label="Draft">
      <TaskBar title={title} more={deal.formation} isTask>
        {rounds === STARTERS && (
          <Button aria-disabled={skipsLeft === 0} onClick={() => skipsLeft > 0 && setSkipping(true)}>
            Skip <small>({skipsLeft} left)</small>
          </Button>
        )}
      </TaskBar>
      <DraftProgress state={state} />
      <PickChoice key={round} {...{ state, squad, decide }} leaving={shown.leaving} />
      {isSkipping && (
        <ChoiceDialog
          label="Skip this squad"
          question={`${squadName(squad)}, doesn’t come back. You have ${skipsLeft} ${skipsLeft === 1 ? 'skip' : 'skips'} left for ${STARTERS - picks.length} places.`}
          choices={[
            {
              label: 'Skip it',
              look: 'strong',
              onChoose: () => {
                setSkipping(false);
                decide(round, null);
              },
            },
          ]}
          onCancel={() => setSkipping(false)}
        />
      )}
    </section>
  );
}
