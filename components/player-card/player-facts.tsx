'use client';

import type { PlayerDetailsState } from '#components/player-card/use-player-details.ts';
import { longDate } from '#lib/players/long-date.ts';
import type { Appearance } from '#lib/players/squads/squad-book.ts';
import type { Player } from '#types/player.ts';
import styles from './player-facts.module.css';

type Fact = [name: string, value: string | number | null | undefined];

/** Leaves out unknown facts (D18) and facts that another one already covers (D17). */
export function PlayerFacts({
  player,
  details,
  isInTeam,
}: {
  player: Player;
  details: PlayerDetailsState;
  /** If true, the shirt number has its own field. */
  isInTeam: boolean;
}) {
  const { free, online, known, worldCups } = details;
  const born = [online?.details.born, known?.born].find((date) => date && date.length > 4);
  const nation = player.nationality || online?.player.nationality;
  const country = player.country || online?.player.country;
  const facts: Fact[] = [
    ['Club', [player.team || online?.player.team, nowAt(known, player)].filter(Boolean).join(', ')],
    ['Nation', nation],
    ['Club country', country === nation ? null : country],
    ['Born', born && longDate(born)],
    ['Birthplace', free?.birthPlace || online?.details.birthPlace],
    ['Year of birth', born ? null : (player.year ?? online?.player.year)],
    ['Height', free?.bodyHeight || online?.details.height],
    ['Weight', online?.details.weight],
    ['Shirt number', isInTeam ? null : (player.jerseyNumber ?? online?.player.jerseyNumber)],
    ['World Cups', worldCups.map((one) => toWords(one, nation)).join('; ')],
    ['Goals', player.goals],
    ['Assists', player.assists],
    ['Career', known && careerText(known)],
    ['Other clubs', known?.clubs.filter((club) => club !== player.team && club !== known.now).join(', ')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null || value === undefined || value === '' ? null : (
          <div key={name} data-wide={String(value).length > 22 ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** 'now Inter Miami' for someone who plays elsewhere than fans remember. */
const nowAt = (known: PlayerDetailsState['known'], { team }: Player): string =>
  known && known.now !== '' && known.now !== team ? `now ${known.now}` : '';

/** '1982, number 10, 4 goals', or '1982 West Germany, …' if that is not the nation the card shows */
function toWords({ squad, number, goals }: Appearance, nation = ''): string {
  return [
    squad.team === nation ? squad.year : `${squad.year} ${squad.team}`,
    number !== null && `number ${number}`,
    goals > 0 && `${goals} ${goals === 1 ? 'goal' : 'goals'}`,
    squad.isWinner && 'winner',
  ]
    .filter(Boolean)
    .join(', ');
}

function careerText({ from, to }: { from: number | null; to: number | null }): string {
  if (from === null) return '';
  return to === null ? `since ${from}` : `${from}–${to}`;
}
