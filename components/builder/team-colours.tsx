'use client';

import { type CSSProperties, useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useStarted } from '#hooks/use-started.ts';
import { changeColours } from '#lib/team/change-colours.ts';
import { PITCHES, SHIRTS } from '#lib/team/colours.ts';
import { PITCH_COLOURS, SHIRT_COLOURS } from '#types/team.ts';
import styles from './team-colours.module.css';

export function TeamColours() {
  const shirt = useBuilder((builder) => builder.team.shirt);
  const pitch = useBuilder((builder) => builder.team.pitch);
  const edit = useBuilder((builder) => builder.edit);
  // Folded away at first, so not part of the prerendered page.
  const isStarted = useStarted();

  return (
    <details className={styles.colours}>
      <summary>Colours</summary>
      {isStarted && (
        <>
          <Swatches
            title="Shirt"
            colours={SHIRT_COLOURS}
            chosen={shirt}
            look={(colour) => ({ ...SHIRTS[colour] })}
            onChoose={(colour) =>
              edit((team) => changeColours(team, { shirt: colour }), `${SHIRTS[colour].name} shirts`)
            }
          />
          <Swatches
            title="Pitch"
            colours={PITCH_COLOURS}
            chosen={pitch}
            look={(colour) => ({ ...PITCHES[colour], ink: '#ffffff' })}
            onChoose={(colour) =>
              edit((team) => changeColours(team, { pitch: colour }), `${PITCHES[colour].name} pitch`)
            }
          />
        </>
      )}
    </details>
  );
}

type Look = { name: string; light: string; dark: string; ink: string };

function Swatches<Colour extends string>({
  title,
  colours,
  chosen,
  look,
  onChoose,
}: {
  title: string;
  colours: readonly Colour[];
  chosen: Colour;
  look: (colour: Colour) => Look;
  onChoose: (colour: Colour) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.swatches}>
      <legend>{title}</legend>
      {colours.map((colour) => {
        const { name: label, light, dark, ink } = look(colour);
        const style = { '--swatch': `linear-gradient(135deg, ${light} 50%, ${dark} 50%)`, '--ink': ink };
        return (
          <label key={colour} title={label} style={style as CSSProperties}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={colour === chosen}
              onChange={() => onChoose(colour)}
            />
            {colour === chosen && <Icon name="check" size={18} />}
          </label>
        );
      })}
    </fieldset>
  );
}
