import { type ReactNode, useId } from 'react';
import heard from './heard.module.css';
import styles from './segments.module.css';

type Props<Value extends string> = {
  legend: string;
  /** The legend is for screen readers only. */
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function Segments<Value extends string>({ legend, isLegendHidden, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLegendHidden ? heard.heard : styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
