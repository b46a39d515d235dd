'use client';

import type { ComponentProps } from 'react';
import { CupFields } from '#components/finder/fields/cup-fields.tsx';
import { FilterField, type Option } from '#components/finder/fields/filter-field.tsx';
import type { Reference } from '#components/finder/fields/use-reference.ts';
import type { CriterionName } from '#lib/players/criteria.ts';
import type { Search } from '#lib/players/filters.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { EARLIEST_YEAR } from '#types/limits.ts';
import { isPosition, POSITIONS } from '#types/position.ts';
import styles from './advanced-fields.module.css';

const POSITION_OPTIONS = POSITIONS.map((code) => ({ value: code, label: `${code} · ${positionLabel(code)}` }));

export function AdvancedFields({
  search,
  reference,
  currentYear,
  onChange,
}: {
  search: Search;
  reference: Reference | null;
  currentYear: number;
  onChange: (change: Partial<Search>) => void;
}) {
  const { position, line, year, country, league, team } = search;
  const years = Array.from({ length: currentYear - EARLIEST_YEAR + 1 }, (_, index) => String(currentYear - index));
  const earlier = { value: String(EARLIEST_YEAR - 1), label: `before ${EARLIEST_YEAR}` };

  const fields: Record<Exclude<CriterionName, 'query'>, ComponentProps<typeof FilterField>> = {
    position: {
      label: 'Position',
      value: line?.label ?? position,
      options: withChosen(POSITION_OPTIONS, line?.label ?? ''),
      onChange: (value) => onChange({ position: isPosition(value) ? value : '', line: null }),
    },
    year: {
      label: 'Year of birth',
      value: year === null ? '' : String(year),
      options: [...years.map(asOption), earlier],
      onChange: (value) => onChange({ year: value === '' ? null : Number(value) }),
    },
    country: {
      label: 'Country',
      value: country,
      options: (reference?.countryNames() ?? []).map(asOption),
      onChange: (value) => onChange({ country: value, league: '', team: '' }),
    },
    league: {
      label: 'League',
      value: league,
      options: (reference?.leaguesOf(country) ?? []).map(({ name }) => asOption(name)),
      isDisabled: country === '',
      onChange: (value) => onChange({ league: value, team: '' }),
    },
    team: {
      label: 'Team',
      value: team,
      options: withChosen(
        (reference?.clubsOf(league) ?? []).map(({ name }) => asOption(name)),
        team,
      ),
      isDisabled: league === '' && team === '',
      onChange: (value) => onChange({ team: value }),
    },
  };

  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]) => (
        <FilterField key={name} {...field} />
      ))}
      <CupFields search={search} onChange={onChange} />
    </div>
  );
}

const asOption = (text: string): Option => ({ value: text, label: text });

/** With one chosen by typing that isn't in the list. */
const withChosen = (options: readonly Option[], chosen: string): readonly Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen) ? options : [...options, asOption(chosen)];
