import type { CSSProperties } from 'react';
import { BothPitchLines } from '#components/pitch/both-pitch-lines.tsx';
import { placeOf } from '#components/pitch/place-of.ts';
import { EmptyShirt, Shirt } from '#components/pitch/player/shirt.tsx';
import { shirtNamesIn } from '#components/play/draft/squad-list.tsx';
import heard from '#components/ui/heard.module.css';
import type { Fitting, Pick } from '#lib/draft/draft-state.ts';
import { draftedPlayer } from '#lib/draft/draft-team.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import type { FormationId, Slot } from '#types/team.ts';
import styles from './draft-pitch.module.css';

export type OpenPlace = { slot: Slot; fitting: Fitting };

export const FITTING_WORDS: Readonly<Record<Fitting, string>> = {
  natural: 'natural there',
  played: 'has played there',
  elsewhere: 'weaker there',
};

type Props = {
  formation: FormationId;
  picks: readonly Pick[];
  open?: readonly OpenPlace[];
  chosen?: Slot | null;
  /** The player whose place is asked for, shown in the chosen place. */
  guest?: Omit<Pick, 'slot'> | null;
  onChoose?: (slot: Slot) => void;
  fresh?: Slot | null;
  label?: string;
};

export function DraftPitch({
  formation,
  picks,
  open = [],
  chosen = null,
  guest = null,
  onChoose,
  fresh = null,
  label = 'Pitch',
}: Props) {
  return (
    <section className={styles.frame} aria-label={label}>
      <div className={styles.pitch}>
        <BothPitchLines colour="grass" />
        <ul>
          {formationOf(formation).positions.map((slot, order) => {
            const pick = picks.find((one) => one.slot === slot);
            const place = open.find((one) => one.slot === slot);
            return (
              <li
                // Keyed by player, so that someone in both elevens glides to his other position.
                key={pick ? pick.place.entry.player.id : slot}
                className={styles.spot}
                data-fresh={slot === fresh}
                style={{ ...placeOf(formation, slot), '--order': order } as CSSProperties}
              >
                {pick && <Picked {...pick} />}
                {!pick && place && (
                  <button
                    type="button"
                    className={styles.press}
                    data-fitting={place.fitting}
                    aria-pressed={slot === chosen}
                    aria-description={FITTING_WORDS[place.fitting]}
                    onClick={() => onChoose?.(slot)}
                  >
                    <span className={heard.heard}>Place at {slot}</span>
                    <span className={styles.seen} aria-hidden="true">
                      {guest && slot === chosen ? <Picked {...guest} slot={slot} /> : <Empty code={slot} />}
                    </span>
                  </button>
                )}
                {!pick && !place && (
                  <>
                    <Empty code={slot} />
                    <span className={heard.heard}>{slot}, free</span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const Empty = ({ code }: { code: string }) => (
  <span className={styles.shirt}>
    <EmptyShirt code={code} />
  </span>
);

function Picked({ squad, place, slot }: Pick) {
  const player = draftedPlayer({ squad, place });
  const name = shirtNamesIn(squad).get(player.id) ?? player.name;
  return (
    <>
      <span className={styles.shirt}>
        <Shirt kit={kitOf('national', player, slot === 'GK')} name={player.name} number={place.number} />
      </span>
      <b className={styles.plate} style={{ '--ems': Math.max(1, textWidth(name, 1)) } as CSSProperties}>
        <span className={heard.heard}>{slot}, </span>
        <bdi>{name}</bdi>
      </b>
    </>
  );
}
