import { useId } from 'react';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import { teamKits } from '#lib/team/look/kits.ts';
import type { ShirtChoice } from '#types/team.ts';
import styles from './shirt-choices.module.css';

export function ShirtChoices({
  title,
  options,
  chosen,
  onChoose,
}: {
  title: string;
  options: readonly { value: ShirtChoice; name: string }[];
  chosen: ShirtChoice;
  onChoose: (shirt: ShirtChoice) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.shirts}>
      <legend>{title}</legend>
      {options.map(({ value, name }) => (
        <label key={name}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
          <span className={styles.shirt}>
            <Shirt kit={teamKits(value).outfield} name="" />
          </span>
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
