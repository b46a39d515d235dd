'use client';

import { ERAS, type Era } from '#lib/players/index/eras.ts';

export function EraChoice({ era, onChange }: { era: Era | null; onChange: (era: Era | null) => void }) {
  return (
    <select
      aria-label="Era"
      value={era ?? ''}
      onChange={({ target }) => onChange(ERAS.find((known) => String(known) === target.value) ?? null)}
    >
      <option value="">All eras</option>
      {ERAS.map((known) => (
        <option key={known} value={known}>
          {known}s
        </option>
      ))}
    </select>
  );
}
