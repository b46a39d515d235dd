'use client';

import { type ReactNode, useMemo } from 'react';
import { CupResult } from '#components/play/cup/cup-result.tsx';
import { NextMatch } from '#components/play/cup/next-match.tsx';
import { stageText } from '#components/play/cup/path-list.tsx';
import { useDecisions } from '#components/play/half-time/use-decisions.ts';
import { MatchView } from '#components/play/match/match-view.tsx';
import button from '#components/play/play-button.module.css';
import styles from '#components/play/play-screen.module.css';
import type { Go } from '#components/play/use-play-address.ts';
import { Button } from '#components/ui/button.tsx';
import { withoutLinks } from '#lib/draft/draft-team.ts';
import { readChoices, writeChoices } from '#lib/match/choices-text.ts';
import type { PlayedCup } from '#lib/match/cup/cup.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { type CupPath, pathOf } from '#lib/match/cup/cup-path.ts';
import { eventsInCup, ownCup, playOwnCup, weakestTeam } from '#lib/match/cup/own-cup.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
import { elevenOf, missingSlots } from '#lib/match/strength/team-eleven.ts';
import { nationKits, teamKits } from '#lib/team/look/kits.ts';
import { matchKits } from '#lib/team/look/match-kits.ts';
import type { Team } from '#types/team.ts';

type Props = {
  tables: CupTables;
  address: PlayAddress;
  go: Go;
  team: Team;
  /** What a drafted eleven's cup ends with. Links don't count in it (D66). */
  draftEnd?: ((cup: PlayedCup, path: CupPath) => ReactNode) | undefined;
};

export function CupScreen({ tables, address, go, team, draftEnd }: Props) {
  const { cup: year, as } = address;
  const isDrafted = draftEnd !== undefined;
  // As text, because the minute changes the address too, and only choices change the cup.
  const plans = writeChoices(address.choices);
  const played = useMemo(() => {
    const cup = year === null ? null : tables.cup(year);
    if (!cup || missingSlots(team).length > 0) return null;
    const eleven = elevenOf(team, tables);
    const playing = isDrafted ? withoutLinks(eleven) : eleven;
    const own = ownCup(cup, playing, as ?? weakestTeam(cup), readChoices(plans));
    return own && { own, cup: playOwnCup(own) };
  }, [tables, team, year, as, isDrafted, plans]);

  if (!played) {
    return (
      <div role="alert" className={styles.notice}>
        <p>This World Cup can’t be played: the link’s year had no tournament, or its team wasn’t there.</p>
        <Button look="strong" onClick={() => go({ cup: CUP_YEARS.at(-1) ?? null })}>
          Choose a World Cup
        </Button>
      </div>
    );
  }
  return <Tournament {...played} {...{ address, go, team, draftEnd }} />;
}

type Played = { own: ReturnType<typeof ownCup> & object; cup: ReturnType<typeof playOwnCup> };

function Tournament({ own, cup, address, go, team, draftEnd }: Played & Omit<Props, 'tables'>) {
  const { teams, year } = own.sides.format;
  const path = useMemo(() => pathOf(cup, own.own), [cup, own]);
  const step = Math.min(address.step, path.steps.length);
  const next = path.steps[step];
  const isWatching = next !== undefined && address.minute !== null;
  const goTo = (change: Partial<PlayAddress>, how?: 'push' | 'replace') => go({ ...address, ...change }, how);
  const decisions = useDecisions({
    address,
    goTo,
    match: step,
    cup: `${year} ${own.replaced} ${team.name}`,
  });

  if (!next) return <CupResult {...{ own, cup, path, team, go, address }} draftEnd={draftEnd?.(cup, path)} />;

  const { match, side, opponent } = next;
  const [home, away] = [match.home, match.away] as const;
  const pair = <Item,>(items: readonly Item[]) => [items[home], items[away]] as [Item, Item];
  const title = stageText(next);
  const more = `World Cup ${year}`;

  if (isWatching) {
    const [ours, theirs] = [teamKits(team.shirt), nationKits(teams[opponent] ?? '')];
    return (
      <MatchView
        key={match.number}
        elevens={pair(own.elevens)}
        strengths={pair(own.strengths)}
        own={side}
        score={match.score}
        events={eventsInCup(own, cup, match.number)}
        kits={side === 0 ? matchKits(ours, theirs) : matchKits(theirs, ours)}
        pitch={team.pitch}
        {...{ title, more, decisions }}
        startMinute={address.minute ?? 0}
        onMinute={(minute) => goTo({ minute }, 'replace')}
        // So that Back returns to the match before, not to this one.
        onEnd={() => goTo({ step: step + 1, minute: null }, 'replace')}
      />
    );
  }

  return (
    <NextMatch {...{ own, cup, next }} before={path.steps.slice(0, step)} team={team}>
      <Button className={button.yellow} onClick={() => goTo({ minute: 0 })}>
        Watch
      </Button>
      <Button className={button.tall} onClick={() => goTo({ step: step + 1, minute: null })}>
        Skip this match
      </Button>
      <Button className={button.tall} look="quiet" onClick={() => goTo({ step: path.steps.length, minute: null })}>
        Skip to the end
      </Button>
    </NextMatch>
  );
}
