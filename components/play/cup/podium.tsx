import type { CSSProperties } from 'react';
import { Trophy } from '#components/play/cabinet/trophy.tsx';
import { PathStrip } from '#components/play/cup/path-strip.tsx';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { confettiPieces } from '#lib/share/confetti.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import styles from './podium.module.css';

type Props = {
  name: string;
  title: string;
  line: string;
  year: number;
  isWon: boolean;
  kits: Kits;
  steps: readonly PathStep[];
  teams: readonly string[];
};

/** The end of a cup that was won, or lost in the final: the trophy, and the way to it. */
export function Podium({ name, title, line, year, isWon, kits, steps, teams }: Props) {
  return (
    <section className={styles.podium} data-won={isWon} aria-labelledby="play-heading">
      {isWon && <Confetti kits={kits} />}
      <div className={styles.trophy}>
        <Trophy metal={isWon ? 'gold' : 'silver'} year={year} />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{name}</bdi>, World Cup {year}
        </p>
        <h1 id="play-heading" tabIndex={-1}>
          {title}
        </h1>
        <p>{line}</p>
      </div>
      <PathStrip {...{ steps, teams }} />
    </section>
  );
}

/** In the team's colours. It falls once. */
function Confetti({ kits: { outfield } }: { kits: Kits }) {
  const pieces = confettiPieces(84, [outfield.body, outfield.trim]).filter(
    ({ left, top }) => top < 44 || left < 12 || left > 88,
  );
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map(({ left, top, turn, width, height, delay, colour }) => {
        const place = { left: `${left}%`, top: `${top}%`, width, height, background: colour };
        const fall = { rotate: `${turn}deg`, animationDelay: `${delay}s` };
        return <i key={`${left} ${top}`} style={{ ...place, ...fall } as CSSProperties} />;
      })}
    </div>
  );
}
