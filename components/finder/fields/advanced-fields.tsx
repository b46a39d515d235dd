'use client';

import type { ComponentProps } from 'react';
import { FilterField, type Option } from '#components/finder/fields/filter-field.tsx';
import { SquadFields } from '#components/finder/fields/squad-fields.tsx';
import type { Reference } from '#components/finder/fields/use-reference.ts';
import type { CriterionName, SearchCriteria } from '#lib/players/criteria.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { EARLIEST_YEAR } from '#types/limits.ts';
import { isPosition, POSITIONS } from '#types/position.ts';
import styles from './advanced-fields.module.css';

const POSITION_OPTIONS = POSITIONS.map((code) => ({ value: code, label: `${code} · ${positionLabel(code)}` }));

export function AdvancedFields({
  criteria,
  reference,
  squad,
  currentYear,
  onChange,
  onSquad,
}: {
  criteria: SearchCriteria;
  reference: Reference | null;
  squad: Squad | null;
  currentYear: number;
  onChange: (change: Partial<SearchCriteria>) => void;
  onSquad: (squad: Squad | null) => void;
}) {
  const { position, year, country, league, team } = criteria;
  const years = Array.from({ length: currentYear - EARLIEST_YEAR + 1 }, (_, index) => String(currentYear - index));
  const earlier = { value: String(EARLIEST_YEAR - 1), label: `before ${EARLIEST_YEAR}` };

  const fields: Record<Exclude<CriterionName, 'query'>, ComponentProps<typeof FilterField>> = {
    position: {
      label: 'Position',
      value: position,
      options: POSITION_OPTIONS,
      onChange: (value) => onChange({ position: isPosition(value) ? value : '' }),
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
      options: (reference?.clubsOf(league) ?? []).map(({ name }) => asOption(name)),
      isDisabled: league === '',
      onChange: (value) => onChange({ team: value }),
    },
  };

  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]) => (
        <FilterField key={name} {...field} />
      ))}
      <SquadFields squad={squad} onChange={onSquad} />
    </div>
  );
}

const asOption = (text: string): Option => ({ value: text, label: text });
