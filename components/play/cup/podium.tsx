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

/** In percent of the podium: how wide its edges without words are, and which pieces lie around the trophy. */
const BESIDE = 9;
const ABOVE = 40;

function Confetti({ kits: { outfield } }: { kits: Kits }) {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {confettiPieces(84, [outfield.body, outfield.trim]).map(({ left, top, turn, width, height, delay, colour }) => {
        const isAbove = left > BESIDE && left < 100 - BESIDE;
        if (isAbove && top > ABOVE) return null;
        const place = { '--across': left, '--down': top, width, height, background: colour };
        const fall = { '--turn': `${turn}deg`, animationDelay: `${delay}s` };
        return <i key={`${left} ${top}`} data-above={isAbove} style={{ ...place, ...fall } as CSSProperties} />;
      })}
    </div>
  );
}
