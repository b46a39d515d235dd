import type { RefObject } from 'react';
import { NationBand } from '#components/play/nation-band.tsx';
import type { Squad } from '#lib/players/squads/squad-book.ts';

type Props = { squad: Squad; round: number; rounds: number; heading?: RefObject<HTMLHeadingElement | null> };

export function SquadHead({ squad, round, rounds, heading }: Props) {
  return (
    <NationBand nation={squad.nation} line={`Squad ${round} of ${rounds}`}>
      <h1 ref={heading} id={heading && 'play-heading'} tabIndex={-1}>
        <bdi>{squad.team}</bdi> {squad.year}
      </h1>
    </NationBand>
  );
}
