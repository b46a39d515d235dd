'use client';

import { useEffect, useRef, useState } from 'react';
import { DraftPitch, FITTING_WORDS, type OpenPlace } from '#components/play/draft/draft-pitch.tsx';
import { FitKeys } from '#components/play/draft/fit-keys.tsx';
import { MiniPitch } from '#components/play/draft/mini-pitch.tsx';
import { SquadHead } from '#components/play/draft/squad-head.tsx';
import { SquadList, shirtNamesIn } from '#components/play/draft/squad-list.tsx';
import button from '#components/play/play-button.module.css';
import { Button } from '#components/ui/button.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { bestSlot, type DraftState, type DraftTurn, fittingOf } from '#lib/draft/draft-state.ts';
import type { Place, Squad } from '#lib/players/squads/squad-book.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import type { Slot } from '#types/team.ts';
import styles from './draft-round.module.css';

type Props = {
  state: DraftState;
  squad: Squad;
  leaving: Squad | null;
  decide: (round: number, turn: DraftTurn) => void;
};

export function PickChoice({ state, squad, leaving, decide }: Props) {
  const [place, setPlace] = useState<Place | null>(null);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const take = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { deal, picks, free, turns } = state;
  const open: OpenPlace[] = place ? free.map((one) => ({ slot: one, fitting: fittingOf(place, one) })) : [];
  const name = place && (shirtNamesIn(squad).get(place.entry.player.id) ?? '');
  const fitting = place && slot ? fittingOf(place, slot) : 'elsewhere';

  const isFirst = turns.length === 0;
  const fresh = turns.at(-1)?.slot ?? null;
  // The pressed button is gone: the next squad is read out, and begins at the top.
  useEffect(() => {
    if (isFirst) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isFirst]);

  const choose = (next: Place) => {
    setPlace(next);
    setSlot(bestSlot(state, next));
  };
  const stop = () => {
    setPlacing(false);
    setPlace(null);
  };
  const confirm = () => {
    if (place && slot) decide(turns.length, { player: place.entry.player.id, slot });
  };

  return (
    <>
      <div className={styles.squad} data-placing={isPlacing}>
        <div className={styles.arriving}>
          <SquadHead squad={squad} round={picks.length + 1} rounds={state.rounds} heading={heading} />
          <SquadList {...{ state, squad }} chosen={place} onChoose={choose} />
        </div>
        {leaving && <Leaving squad={leaving} {...{ state }} />}
      </div>
      <div className={styles.dock} data-placing={isPlacing}>
        <MiniPitch formation={deal.formation} picks={picks} open={open} fresh={fresh} />
        <div className={styles.about}>
          {place ? (
            <>
              <h2>
                <bdi>{place.entry.player.name}</bdi>
              </h2>
              <p>{factsOf(place, squad)}</p>
              <p className={styles.fits}>
                {open
                  .filter((one) => one.fitting !== 'elsewhere')
                  .map((one) => (
                    <span key={one.slot} data-fitting={one.fitting}>
                      {one.slot}
                    </span>
                  ))}
              </p>
              <FitKeys />
            </>
          ) : (
            <p>Take one player for one free place.</p>
          )}
          <Button
            className={button.yellow}
            aria-disabled={!place}
            onClick={() => {
              if (!place) return;
              setPlacing(true);
              window.scrollTo({ top: 0, behavior: 'instant' });
              // After the step is shown.
              requestAnimationFrame(() => take.current?.focus({ preventScroll: true }));
            }}
          >
            Choose his place
          </Button>
        </div>
      </div>
      <div className={styles.stage} data-placing={isPlacing}>
        {isPlacing && <BackCloses onClose={() => setPlacing(false)} />}
        <h1 className={styles.question}>{place ? `Where does ${name} play?` : 'Take one player for one free place'}</h1>
        <DraftPitch
          formation={deal.formation}
          picks={picks}
          open={open}
          chosen={slot}
          guest={place && { squad, place }}
          onChoose={setSlot}
          fresh={fresh}
        />
        <div className={styles.foot}>
          <p className={styles.facts} aria-live="polite">
            {place && slot && (
              <>
                <b>
                  <bdi>{place.entry.player.name}</bdi>, {FITTING_WORDS[fitting]}
                </b>{' '}
                {factsOf(place, squad)}
              </>
            )}
          </p>
          <FitKeys hasElsewhere />
          <p className={styles.actions}>
            <Button className={button.tall} aria-disabled={!place} onClick={stop}>
              Not him
            </Button>
            <Button ref={take} className={button.yellow} aria-disabled={!place} onClick={confirm}>
              {place ? `Take ${name}, ${slot}` : 'Take'}
            </Button>
          </p>
          <p className={styles.final}>A pick is final.</p>
        </div>
      </div>
    </>
  );
}

/** Seen for a moment, and not there for anyone else. */
function Leaving({ state, squad }: Pick<Props, 'state' | 'squad'>) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <div className={styles.leaving} aria-hidden="true" inert onAnimationEnd={() => setGone(true)}>
      <SquadHead squad={squad} round={state.picks.length} rounds={state.rounds} />
      <SquadList {...{ state, squad }} chosen={null} onChoose={() => undefined} />
    </div>
  );
}

function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}

const NOUNS = { GK: 'goalkeeper', DF: 'defender', MF: 'midfielder', FW: 'forward' } as const;

function factsOf({ entry, number, group }: Place, squad: Squad): string {
  const [natural] = entry.details.positions;
  const role = natural ? positionLabel(natural).toLowerCase() : NOUNS[group];
  return [
    ...(number === null ? [] : [`No. ${number}`]),
    role,
    `${squad.year - (entry.player.year ?? squad.year)}`,
  ].join(', ');
}
