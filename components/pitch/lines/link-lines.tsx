'use client';

import { useSyncExternalStore } from 'react';
import { areLinksShown, subscribeLinks } from '#components/pitch/lines/link-lines-choice.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { type LinkLine, linkLines } from '#lib/match/strength/link-lines.ts';
import { toTeammate } from '#lib/players/teammate.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import type { FormationId, PitchOrientation } from '#types/team.ts';
import styles from './link-lines.module.css';

const LEGEND = [
  ['squad', 'same squad'],
  ['club', 'same club'],
] as const;

/** Faint lines between neighbours who played together, one set per orientation. CSS picks one. */
export function LinkLines() {
  const team = useBuilder((builder) => builder.team);
  const isShown = useSyncExternalStore(subscribeLinks, areLinksShown);
  const { finder } = usePlayerFinder();
  if (!isShown || !finder) return null;
  const lines = linkLines(team, (player) => {
    const details = finder.details(player);
    return details && toTeammate(details, finder.worldCups(player));
  });
  const kinds = LEGEND.filter(([kind]) => lines.some((line) => line.kind === kind));
  return (
    <>
      <Lines lines={lines} formation={team.formation} orientation="landscape" />
      <Lines lines={lines} formation={team.formation} orientation="portrait" />
      {kinds.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          {kinds.map(([kind, meaning]) => (
            <span key={kind} data-kind={kind}>
              {meaning}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type Props = { lines: readonly LinkLine[]; formation: FormationId; orientation: PitchOrientation };

function Lines({ lines, formation, orientation }: Props) {
  return (
    <svg
      className={`${styles.lines} ${styles[orientation]}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ from, to, kind }) => {
        const start = slotPoint(formation, from, orientation);
        const end = slotPoint(formation, to, orientation);
        return (
          <path
            key={`${from} ${to}`}
            data-kind={kind}
            d={`M${start.left} ${start.top}L${end.left} ${end.top}`}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
