'use client';

import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { SearchResult } from '#components/search/search-result.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerSearch } from '#hooks/use-player-search.ts';
import { OFFLINE_DATABASE_BANNER } from '#lib/messages.ts';
import { MAX_TEXT } from '#types/limits.ts';
import styles from './search-panel.module.css';

export function SearchPanel({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const search = usePlayerSearch();
  const selected = useBuilder((builder) => builder.selected);
  const list = useRef<HTMLUListElement>(null);

  // From the field one arrow leads into the results, and arrows walk through them.
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at === -1 && event.target !== field.current) return;
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    if (next < 0) field.current?.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };

  return (
    <Panel title="Find a player" label="Player search" role="search" note={noteFor(selected)} className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
        onKeyDown={walk}
      >
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Player name"
          placeholder="Player name"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_TEXT}
          value={search.query}
          onChange={({ target }) => search.setQuery(target.value)}
        />
        <Button type="submit" look="icon" aria-label="Search" title="Search">
          <Icon name="search" />
        </Button>
      </form>
      {search.isOffline && <p className={styles.banner}>{OFFLINE_DATABASE_BANNER}</p>}
      <p role="status" className={styles.status}>
        {search.isSearching ? 'Searching…' : search.message}
      </p>
      <ul ref={list} aria-label="Search results" className={styles.results} onKeyDown={walk}>
        {search.players.map((player) => (
          <SearchResult key={player.id} player={player} />
        ))}
      </ul>
    </Panel>
  );
}

function noteFor(selected: { kind: 'slot'; slot: string } | { kind: 'bench' } | null): string {
  if (!selected) return '';
  return selected.kind === 'slot' ? `for ${selected.slot}` : 'for the bench';
}
