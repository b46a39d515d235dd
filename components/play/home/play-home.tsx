'use client';

import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react';
import { opensElsewhere } from '#components/play/builder-link.tsx';
import { CupCabinet, CupsWon } from '#components/play/cabinet/cabinet.tsx';
import { useCabinet } from '#components/play/cabinet/use-cabinet.ts';
import { TallyLine } from '#components/play/challenge/tally-line.tsx';
import counted from '#components/play/counted-head.module.css';
import { useCupChances } from '#components/play/cup/use-cup-chances.ts';
import { ShapePitch } from '#components/play/home/shape-pitch.tsx';
import { TodayFacts } from '#components/play/home/today-facts.tsx';
import button from '#components/play/play-button.module.css';
import type { Go } from '#components/play/use-play-address.ts';
import { useStoredText } from '#components/play/use-stored-text.ts';
import { useToday } from '#components/play/use-today.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { conditionsOf } from '#lib/draft/deal.ts';
import { readStoredDraft } from '#lib/draft/stored-draft.ts';
import { readTally } from '#lib/draft/tally.ts';
import { championOdds, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { ownCup, weakestTeam } from '#lib/match/cup/own-cup.ts';
import { elevenOf, missingSlots } from '#lib/match/strength/team-eleven.ts';
import { storedDraftKey, TALLY_KEY } from '#lib/platform/storage.ts';
import { STARTERS } from '#types/limits.ts';
import type { Team } from '#types/team.ts';
import styles from './play-home.module.css';
import hero from './today-hero.module.css';

type Props = { tables: CupTables; team: Team; go: Go };

export function PlayHome({ tables, team, go }: Props) {
  return (
    <div className={styles.home}>
      <Today />
      <WorldCups {...{ tables, team, go }} />
      <Challenges />
    </div>
  );
}

function WorldCups({ tables, team, go }: Props) {
  const cabinet = useCabinet();
  const [chosen, setChosen] = useState<number | null>(null);
  const cup = chosen ?? CUP_YEARS.findLast((year) => cabinet[year] !== 'champion') ?? CUP_YEARS.at(-1) ?? null;
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    go({ cup });
  };
  const href = `/play#cup=${cup}`;
  return (
    <section className={styles.panel}>
      <CupCabinet
        chosen={cup}
        onChoose={setChosen}
        head={
          <>
            <div className={counted.head}>
              <h2>
                <a href={href} onClick={open}>
                  World Cup
                </a>
              </h2>
              <CupsWon />
            </div>
            <p>
              <b>
                <bdi>{team.name}</bdi>
              </b>{' '}
              {cup !== null && missingSlots(team).length === 0 ? (
                <>
                  in {cup}: wins it <Odds {...{ tables, team }} year={cup} />
                </>
              ) : (
                'against the real squads of every tournament since 1974.'
              )}
            </p>
          </>
        }
      />
      <a className={buttonClass('strong')} href={href} onClick={open}>
        Play {cup}
      </a>
    </section>
  );
}

function Odds({ tables, team, year }: Omit<Props, 'go'> & { year: number }) {
  // Rating 48 squads can wait until the pressed cup has been drawn.
  const rated = useDeferredValue<number | null>(year, null);
  const own = useMemo(() => {
    const cup = rated === null ? null : tables.cup(rated);
    return cup && ownCup(cup, elevenOf(team, tables), weakestTeam(cup));
  }, [tables, team, rated]);
  const chances = useCupChances(own);
  const isKnown = rated === year && chances?.cups === SIMULATED_CUPS;
  return <b className={styles.odds}>{isKnown ? championOdds(chances) : '…'}</b>;
}

const NEW_CHALLENGE = '/play/today#challenge=new';

function Challenges() {
  const opponent = Object.keys(readTally(useStoredText(TALLY_KEY))).at(-1);
  return (
    <section className={styles.panel}>
      <div className={counted.head}>
        <h2>
          <a href={NEW_CHALLENGE}>Challenge</a>
        </h2>
        {opponent !== undefined && <TallyLine opponent={opponent} />}
      </div>
      <p>The same squads, two elevens, one match.</p>
      <a className={buttonClass('strong')} href={NEW_CHALLENGE}>
        Challenge a friend
      </a>
    </section>
  );
}

function Today() {
  const today = useToday();
  const stored = readStoredDraft(useStoredText(storedDraftKey(`${today}`)));
  const { formation, cup } = stored ?? conditionsOf(`${today}`);
  const picks = stored?.turns.filter((turn) => turn !== null).length ?? 0;
  return (
    <section className={hero.today} aria-labelledby="play-heading">
      <div className={hero.pitch}>
        <ShapePitch formation={formation} />
      </div>
      <div className={hero.text}>
        <p className={hero.kicker}>
          <a href="/play/today">Today’s draft</a>
        </p>
        <h1 id="play-heading" tabIndex={-1}>
          No. {today}
        </h1>
        <TodayFacts
          formation={formation}
          cup={cup}
          how="One player from each of eleven squads. The same for everyone, every day."
          today={today}
        />
        <p className={hero.actions}>
          <a className={buttonClass('plain', button.yellow)} href={`/play/today#draft=${today}&step=1`}>
            {actionWords(stored !== null, picks)}
          </a>
          <a className={buttonClass('plain', button.ghost)} href="/play/today#earlier">
            Earlier days
          </a>
        </p>
      </div>
    </section>
  );
}

function actionWords(isStarted: boolean, picks: number): string {
  if (!isStarted) return 'Start the draft';
  return picks < STARTERS ? `Go on with pick ${picks + 1}` : 'See your result';
}
