'use client';

import { useEffect } from 'react';
import { FilterField, type Option } from '#components/finder/fields/filter-field.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import type { Search } from '#lib/players/filters.ts';

type Props = { search: Search; onChange: (change: Partial<Search>) => void };

export function CupFields({ search: { cup, nation }, onChange }: Props) {
  const { finder, loadSquads } = usePlayerFinder();
  const squads = finder?.squads?.squads ?? [];

  useEffect(() => {
    loadSquads().catch((error: unknown) => console.warn(error));
  }, [loadSquads]);

  const years = [...new Set(squads.map(({ year }) => String(year)))].reverse();
  const teams =
    cup === null
      ? (finder?.nations() ?? []).map((name) => ({ value: name, label: name }))
      : squads.filter(({ year }) => year === cup).map((squad) => ({ value: squad.nation, label: squad.team }));
  const chosen = nation?.nations.length === 1 ? (nation.nations[0] ?? '') : (nation?.label ?? '');
  const isListed = chosen === '' || teams.some(({ value }) => value === chosen);
  const options: Option[] = isListed ? teams : [...teams, { value: chosen, label: nation?.label ?? '' }];
  return (
    <>
      <FilterField
        label="National team"
        value={chosen}
        options={options.toSorted((a, b) => (a.label < b.label ? -1 : 1))}
        onChange={(value) => {
          const label = teams.find((team) => team.value === value)?.label;
          onChange({ nation: label === undefined ? null : { label: value, nations: [value] } });
        }}
      />
      <FilterField
        label="World Cup"
        value={cup === null ? '' : String(cup)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ cup: value === '' ? null : Number(value) })}
      />
    </>
  );
}
