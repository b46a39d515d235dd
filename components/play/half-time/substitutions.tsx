'use client';

import { type CSSProperties, useState } from 'react';
import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import counted from '#components/play/counted-head.module.css';
import { NumberShirt } from '#components/play/match/number-shirt.tsx';
import { Button } from '#components/ui/button.tsx';
import heard from '#components/ui/heard.module.css';
import { type DecisionTime, type Substitution, substitutesLine } from '#lib/match/plans.ts';
import { type Eleven, type MatchPlayer, startersInSlots } from '#lib/match/strength/eleven.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { initials } from '#lib/team/look/display.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import { STARTERS } from '#types/limits.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './substitutions.module.css';

type Props = {
  time: DecisionTime;
  team: Eleven;
  kits: Kits;
  pitch: PitchColour;
  players: readonly number[];
  substitutions: readonly Substitution[];
  most: number;
  onChange: (substitutions: readonly Substitution[]) => void;
};

export function Substitutions(props: Props) {
  const { time, team, kits, pitch, players, substitutions, most, onChange } = props;
  const [on, setOn] = useState<number | null>(null);
  const [off, setOff] = useState<number | null>(null);
  const bench = team.bench ?? [];
  const isFull = substitutions.length >= most;
  const choose = (next: { on: number | null; off: number | null }) => {
    const isPair = next.on !== null && next.off !== null;
    setOn(isPair ? null : next.on);
    setOff(isPair ? null : next.off);
    if (next.on !== null && next.off !== null) onChange([...substitutions, { on: next.on, off: next.off }]);
  };
  const isUsed = (seat: number) =>
    players.includes(STARTERS + seat) || substitutions.some((substitution) => substitution.on === seat);
  /** Includes substitutes who came on before this decision. */
  const playerAt = (place: number): { player: MatchPlayer | undefined; cameOn: boolean } => {
    const now = substitutions.find((substitution) => substitution.off === place)?.on;
    const earlier = (players[place] ?? place) - STARTERS;
    const seat = now ?? (earlier >= 0 ? earlier : undefined);
    return seat === undefined ? { player: team.starters[place], cameOn: false } : { player: bench[seat], cameOn: true };
  };

  return (
    <section className={styles.substitutions} aria-label="Substitutions">
      <p className={counted.head}>
        <b>Substitutions</b>{' '}
        <span>
          <b>{substitutions.length}</b> of {most}
        </span>
      </p>
      <p className={styles.effect}>{substitutesLine(time)}</p>
      <div className={styles.pitch}>
        <PitchLines colour={pitch} />
        {startersInSlots(team).map(({ slot }, place) => {
          const { player, cameOn } = playerAt(place);
          if (!player) return null;
          const { left, top } = slotPoint(team.formation, slot, 'landscape');
          return (
            <button
              key={slot}
              type="button"
              className={styles.player}
              data-came={cameOn}
              style={{ '--x': left, '--y': top } as CSSProperties}
              aria-pressed={off === place}
              aria-disabled={cameOn || isFull}
              onClick={() => !(cameOn || isFull) && choose({ on, off: off === place ? null : place })}
            >
              <NumberShirt
                kit={slot === 'GK' ? kits.keeper : kits.outfield}
                text={player.number === null ? initials(player.name) : `${player.number}`}
              />
              <span className={heard.heard}>{cameOn ? `${player.name} comes on` : `Take off ${player.name}`}</span>
              <b aria-hidden="true">{player.shirtName}</b>
            </button>
          );
        })}
      </div>
      {substitutions.map((substitution) => (
        <p key={substitution.on} className={styles.swap}>
          <span>
            <b>{bench[substitution.on]?.shirtName}</b> for {team.starters[substitution.off]?.shirtName}
          </span>
          <Button
            look="link"
            aria-label={`Undo ${bench[substitution.on]?.name}`}
            onClick={() => onChange(substitutions.filter((one) => one !== substitution))}
          >
            Undo
          </Button>
        </p>
      ))}
      <ul className={styles.bench} aria-label="Bench">
        {bench.map((player, seat) => (
          <li key={player.name}>
            <button
              type="button"
              className={styles.seat}
              data-used={isUsed(seat)}
              aria-pressed={on === seat}
              aria-disabled={isUsed(seat) || isFull}
              onClick={() => !(isUsed(seat) || isFull) && choose({ on: on === seat ? null : seat, off })}
            >
              <NumberShirt
                kit={player.roles[0] === 'GK' ? kits.keeper : kits.outfield}
                text={player.number === null ? initials(player.name) : `${player.number}`}
              />
              <span className={heard.heard}>Bring on {player.name}</span>
              <b aria-hidden="true" style={{ '--ems': Math.max(1, textWidth(player.shirtName, 1)) } as CSSProperties}>
                {player.shirtName}
              </b>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {hintFor(bench[on ?? -1], team.starters[off ?? -1])}
      </p>
    </section>
  );
}

function hintFor(on: MatchPlayer | undefined, off: MatchPlayer | undefined): string {
  if (on) return `${on.shirtName} comes on: choose who goes off.`;
  return off ? `${off.shirtName} goes off: choose who comes on.` : '';
}
