import type { CSSProperties } from 'react';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import heard from '#components/ui/heard.module.css';
import { type DraftState, isOutOfPlaces } from '#lib/draft/draft-state.ts';
import { draftedPlayer } from '#lib/draft/draft-team.ts';
import type { Place, Squad, SquadGroup } from '#lib/players/squads/squad-book.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { shirtNames } from '#lib/team/look/shirt-names.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import styles from './squad-list.module.css';

const LINES: readonly (readonly [SquadGroup, string])[] = [
  ['GK', 'Goalkeepers'],
  ['DF', 'Defenders'],
  ['MF', 'Midfielders'],
  ['FW', 'Forwards'],
];

/** The name on the shirt, by player id. */
export const shirtNamesIn = ({ places }: Squad): Map<string, string> =>
  shirtNames(places.map(({ entry }) => entry.player));

type Props = {
  state: DraftState;
  squad: Squad;
  chosen: Place | null;
  onChoose: (place: Place) => void;
};

export function SquadList({ state, squad, chosen, onChoose }: Props) {
  const names = shirtNamesIn(squad);
  const isFaded = (place: Place) => isOutOfPlaces(state, place);
  return (
    <>
      <ul className={styles.lines} aria-label="Players">
        {LINES.map(([group, title]) => {
          const places = squad.places.filter((place) => place.group === group);
          return (
            places.length > 0 && (
              <li key={group} className={styles.line}>
                <abbr title={title}>{group}</abbr>
                <ul>
                  {places.map((place) => (
                    <li key={place.entry.player.id}>
                      <Man
                        {...{ squad, place, onChoose }}
                        name={names.get(place.entry.player.id) ?? ''}
                        isChosen={place === chosen}
                        isFaded={isFaded(place)}
                      />
                    </li>
                  ))}
                </ul>
              </li>
            )
          );
        })}
      </ul>
      <p className={styles.note}>{squad.places.some(isFaded) ? 'Faded: his places are taken.' : ' '}</p>
    </>
  );
}

type ManProps = Pick<Props, 'squad' | 'onChoose'> & { place: Place; name: string; isChosen: boolean; isFaded: boolean };

function Man({ squad, place, name, isChosen, isFaded, onChoose }: ManProps) {
  const player = draftedPlayer({ squad, place });
  const { positions } = place.entry.details;
  const number = place.number === null ? [] : [`${place.number}`];
  return (
    <button
      type="button"
      className={styles.man}
      data-faded={isFaded}
      aria-pressed={isChosen}
      aria-description={isFaded ? 'His places are taken' : undefined}
      onClick={() => onChoose(place)}
    >
      <span className={heard.heard}>{[player.name, ...number, positions.join(' ')].join(', ')}</span>
      <span className={styles.shirt} aria-hidden="true" data-numbered={place.number !== null}>
        <Shirt
          kit={kitOf('national', player, place.group === 'GK')}
          name={place.number === null ? name : ''}
          number={place.number}
        />
      </span>
      <b aria-hidden="true" style={{ '--ems': Math.max(1, textWidth(name, 1)) } as CSSProperties}>
        {name}
      </b>
    </button>
  );
}
