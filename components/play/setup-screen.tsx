'use client';

import { useMemo } from 'react';
import { CupCabinet } from '#components/play/cabinet/cabinet.tsx';
import { ChanceToWin } from '#components/play/cup/chance-to-win.tsx';
import { useCupChances } from '#components/play/cup/use-cup-chances.ts';
import { MatchPitch } from '#components/play/match/match-pitch.tsx';
import { sceneOf } from '#components/play/match/match-places.ts';
import { MissingPlayers } from '#components/play/missing-players.tsx';
import button from '#components/play/play-button.module.css';
import { RatingBars, StrengthDetails } from '#components/play/strength-details.tsx';
import { useLinkCode } from '#components/play/use-link-code.ts';
import type { Go } from '#components/play/use-play-address.ts';
import { Button } from '#components/ui/button.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { ownCup, weakestTeam } from '#lib/match/cup/own-cup.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { elevenOf, missingSlots } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { teamKits } from '#lib/team/look/kits.ts';
import type { Team } from '#types/team.ts';
import styles from './play-screen.module.css';

type Props = { tables: CupTables; address: PlayAddress; go: Go; team: Team };

export function SetupScreen({ tables, address, go, team }: Props) {
  const missing = missingSlots(team);
  if (missing.length > 0) {
    const why = 'To play a World Cup, your team needs eleven starters.';
    return <MissingPlayers missing={missing} canFill={address.team === null} why={why} />;
  }
  return <Setup {...{ tables, address, go, team }} />;
}

function Setup({ tables, address, go, team }: Props) {
  const { isWatched } = address;
  const lastYear = tables.years.at(-1) ?? 0;
  const year = address.cup !== null && tables.cup(address.cup) ? address.cup : lastYear;
  const code = useLinkCode(team);
  const eleven = useMemo<Eleven>(() => elevenOf(team, tables), [team, tables]);
  const strength = useMemo(() => strengthOf(eleven), [eleven]);
  const kits = teamKits(team.shirt);
  const cup = tables.cup(year);
  const teams = cup?.format.teams ?? [];
  const weakest = useMemo(() => (cup ? weakestTeam(cup) : ''), [cup]);
  const replaced = address.as !== null && teams.includes(address.as) ? address.as : weakest;
  const choose = (change: Pick<PlayAddress, 'cup' | 'as'>) =>
    go({ team: address.team, isWatched, ...change }, 'replace');
  const own = useMemo(() => {
    const found = tables.cup(year);
    return found && ownCup(found, eleven, replaced);
  }, [tables, year, eleven, replaced]);
  const chances = useCupChances(own);

  return (
    <div className={styles.columns}>
      <section className={styles.panel} aria-labelledby="play-heading">
        <h1 id="play-heading" tabIndex={-1}>
          Can your eleven win the World Cup?
        </h1>
        <p className={styles.lead}>
          <bdi>{team.name}</bdi> plays every match of the tournament against that year’s real squads.
        </p>
        <div className={styles.fields}>
          <SelectField
            label="World Cup"
            value={year}
            onChange={({ target }) => choose({ cup: Number(target.value), as: null })}
          >
            {tables.years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField
            label="You replace"
            value={replaced}
            onChange={({ target }) => choose({ cup: year, as: target.value })}
          >
            {teams.toSorted().map((one) => (
              <option key={one} value={one}>
                {one === weakest ? `${one} (weakest)` : one}
              </option>
            ))}
          </SelectField>
        </div>
        <ChanceToWin chances={chances} />
        <Button
          className={button.yellow}
          aria-disabled={!code}
          onClick={() =>
            code && go({ team: code, cup: year, as: replaced, version: ENGINE_VERSION, step: 0, isWatched })
          }
        >
          Play the World Cup {year}
        </Button>
        {code === null && (
          <p role="alert">This team’s names are too long for a link, so it can’t play. Shorten some of them.</p>
        )}
        <CupCabinet chosen={year} onChoose={(chosen) => choose({ cup: chosen, as: null })} />
      </section>
      <section className={styles.panel} aria-label="Your team">
        <MatchPitch teams={[eleven, null]} kits={[kits, kits]} pitch={team.pitch} scene={sceneOf(eleven)} />
        <RatingBars ratings={strength.ratings} />
        <StrengthDetails strength={strength} />
      </section>
    </div>
  );
}
