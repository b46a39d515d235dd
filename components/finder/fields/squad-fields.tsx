'use client';

import { useEffect, useState } from 'react';
import { FilterField, type Option } from '#components/finder/fields/filter-field.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** The tournament; once it is chosen, the nation too. The squads load when the fields are first shown. */
export function SquadFields({ squad, onChange }: { squad: Squad | null; onChange: (squad: Squad | null) => void }) {
  const { finder, loadSquads } = usePlayerFinder();
  const [year, setYear] = useState('');
  const squads = finder?.squads?.squads ?? [];
  const chosenYear = squad ? String(squad.year) : year;

  useEffect(() => {
    loadSquads().catch((error: unknown) => console.warn(error));
  }, [loadSquads]);

  const years = [...new Set(squads.map((one) => String(one.year)))].reverse();
  const ofYear = squads.filter((one) => String(one.year) === chosenYear);
  const teams = ofYear.map(({ team }): Option => ({ value: team, label: team }));
  return (
    <>
      <FilterField
        label="World Cup"
        value={chosenYear}
        options={years.map((value) => ({ value, label: value }))}
        onChange={(value) => {
          setYear(value);
          onChange(null);
        }}
      />
      {chosenYear !== '' && (
        <FilterField
          label="Squad"
          value={squad?.team ?? ''}
          options={teams.sort((a, b) => (a.label < b.label ? -1 : 1))}
          onChange={(value) => {
            setYear(chosenYear);
            onChange(ofYear.find(({ team }) => team === value) ?? null);
          }}
        />
      )}
    </>
  );
}
