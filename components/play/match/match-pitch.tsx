import type { CSSProperties } from 'react';
import { BothPitchLines } from '#components/pitch/both-pitch-lines.tsx';
import { Ball } from '#components/play/match/ball.tsx';
import type { Scene, Spot } from '#components/play/match/match-places.ts';
import { NumberShirt } from '#components/play/match/number-shirt.tsx';
import { type Eleven, type MatchPlayer, startersInSlots } from '#lib/match/strength/eleven.ts';
import { initials } from '#lib/team/look/display.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './match-pitch.module.css';

/** The player in the latest event, by place, and the event's number. */
export type Lit = { number: number; side: 0 | 1; place: number; isGoal: boolean };

type Props = {
  teams: readonly [Eleven, Eleven | null];
  kits: readonly [Kits, Kits];
  own?: 0 | 1;
  pitch: PitchColour;
  scene: Scene;
  lit?: Lit | null;
  isLive?: boolean;
};

/** From here on, a name doesn't fit under its shirt. */
const LOWEST_NAME = 84;

const placed = ({ along, across }: Spot) =>
  ({ '--along': along.toFixed(2), '--across': across.toFixed(2) }) as CSSProperties;
const line = ([from, to]: readonly [Spot, Spot]) => `M${from.along} ${from.across}L${to.along} ${to.across}`;

/** The home side attacks to the right; in a match on a phone, upwards. */
export function MatchPitch({ teams, kits, own = 0, pitch, scene, lit = null, isLive = false }: Props) {
  const { pass, shot } = scene.trail;
  return (
    <div className={styles.pitch} data-live={isLive} aria-hidden="true">
      <BothPitchLines colour={pitch} />
      <svg
        key={lit?.number}
        className={styles.trail}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g>
          {pass && <path d={line(pass)} data-pass="true" />}
          {shot && <path d={line(shot)} />}
        </g>
      </svg>
      {([0, 1] as const).map((side) => {
        const team = teams[side];
        return (
          team &&
          startersInSlots(team).map(({ slot, player }, place) => (
            <Man
              key={`${side} ${slot}`}
              player={player}
              kits={kits[side]}
              isKeeper={place === 0}
              isOwn={side === own}
              spot={scene.players[side][place]}
              lit={lit?.side === side && lit.place === place ? lit : null}
            />
          ))
        );
      })}
      {isLive && (
        <span className={styles.ball} style={placed(scene.ball)}>
          <Ball />
        </span>
      )}
    </div>
  );
}

type ManProps = {
  player: MatchPlayer;
  kits: Kits;
  isKeeper: boolean;
  isOwn: boolean;
  spot: Spot | undefined;
  lit: Lit | null;
};

function Man({ player, kits, isKeeper, isOwn, spot, lit }: ManProps) {
  if (!spot) return null;
  return (
    <span
      className={styles.man}
      data-own={isOwn}
      data-lit={lit !== null}
      data-goal={lit?.isGoal}
      data-low={spot.across > LOWEST_NAME}
      data-low-upright={spot.along < 100 - LOWEST_NAME}
      style={placed(spot)}
    >
      <span className={styles.shirt}>
        <NumberShirt
          kit={isKeeper ? kits.keeper : kits.outfield}
          text={player.number === null ? initials(player.name) : `${player.number}`}
        />
      </span>
      <b className={styles.name}>{player.shirtName}</b>
    </span>
  );
}
