import { type CSSProperties, useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './colour-fields.module.css';

type Look = { name: string; light: string; dark: string; ink: string };

export function Swatches<Colour extends string>({
  title,
  colours,
  chosen,
  look,
  onChoose,
}: {
  title: string;
  colours: readonly Colour[];
  chosen: Colour | null;
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
