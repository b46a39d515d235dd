'use client';

import { type CSSProperties, useId, useState } from 'react';
import { LinksChoice } from '#components/builder/team-line/links-choice.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Segments } from '#components/ui/segments.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { changeColours } from '#lib/team/look/change-colours.ts';
import { PITCHES, SHIRTS } from '#lib/team/look/colours.ts';
import { PITCH_COLOURS, SHIRT_COLOURS, type ShirtChoice, type ShirtColour } from '#types/team.ts';
import styles from './colour-fields.module.css';

const KINDS = [
  { value: 'national', label: 'National' },
  { value: 'team', label: 'Team' },
] as const;

export function ColourFields() {
  const shirt = useBuilder((builder) => builder.team.shirt);
  const pitch = useBuilder((builder) => builder.team.pitch);
  const edit = useBuilder((builder) => builder.edit);
  // 'Team' restores the team's last colour.
  const [teamColour, setTeamColour] = useState<ShirtColour>('ink');

  const wear = (choice: ShirtChoice) => {
    if (choice !== 'national') setTeamColour(choice);
    else if (shirt !== 'national') setTeamColour(shirt);
    const words = choice === 'national' ? 'Shirts in national colours' : `${SHIRTS[choice].name} shirts`;
    edit((team) => changeColours(team, { shirt: choice }), words);
  };

  return (
    <>
      <div className={styles.kinds}>
        <Segments
          legend="Shirts"
          options={KINDS}
          chosen={shirt === 'national' ? 'national' : 'team'}
          onChoose={(kind) => wear(kind === 'national' ? 'national' : teamColour)}
        />
      </div>
      <Swatches
        title="Team colour"
        colours={SHIRT_COLOURS}
        chosen={shirt}
        look={(colour) => ({ ...SHIRTS[colour] })}
        onChoose={wear}
      />
      <Swatches
        title="Pitch"
        colours={PITCH_COLOURS}
        chosen={pitch}
        look={(colour) => ({ ...PITCHES[colour], ink: '#ffffff' })}
        onChoose={(colour) => edit((team) => changeColours(team, { pitch: colour }), `${PITCHES[colour].name} pitch`)}
      />
      <LinksChoice />
    </>
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
  chosen: string;
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
