'use client';

import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { AdvancedFields } from '#components/finder/advanced-fields.tsx';
import { EraChoice } from '#components/finder/era-choice.tsx';
import { SearchResult } from '#components/finder/search-result.tsx';
import { useFillPlaces } from '#components/finder/use-fill-places.ts';
import { type PlayerSearch, usePlayerSearch } from '#components/finder/use-player-search.ts';
import { useReference } from '#components/finder/use-reference.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { OFFLINE_DATABASE_BANNER } from '#lib/platform/messages.ts';
import { personKey } from '#lib/players/filters.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { Spot } from '#types/team.ts';
import styles from './search-panel.module.css';

/** More than are seen before the page answers; without the others it comes sooner. */
const FIRST_ROWS = 14;

export function SearchPanel({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [isAdvanced, setAdvanced] = useState(false);
  const reference = useReference(isAdvanced);
  const search = usePlayerSearch(reference?.clubNamesOfLeague ?? null);
  const fill = useFillPlaces();
  const { finder, load } = usePlayerFinder();
  // Deferred like the list, so that both change together.
  const selected = useDeferredValue(useBuilder((builder) => builder.selected));
  const isRestored = useDeferredValue(useBuilder((builder) => builder.isRestored));
  const players = isRestored ? search.players : search.players.slice(0, FIRST_ROWS);
  const list = useRef<HTMLUListElement>(null);
  const advancedId = useId();

  // Filters that are folded away still filter.
  const { query: _query, ...filters } = search.criteria;
  const chosen = Object.values(filters).filter((value) => value !== null && value !== '').length;

  const addButtons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])];

  // From the field one arrow leads into the results, and arrows walk through them.
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = addButtons();
    const row = (event.target as HTMLElement).closest('li');
    const at = buttons.findIndex((button) => row?.contains(button));
    if (at === -1 && event.target !== field.current && event.target !== list.current) return;
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) field.current?.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };

  // 'Show more' stands behind what it shows, and goes with the last of it: one goes on at the first of them.
  const shownBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (shownBefore.current !== null) addButtons()[shownBefore.current]?.focus();
    shownBefore.current = null;
  });

  return (
    <Panel title="Find a player" label="Player search" role="search" note={noteFor(selected)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <div className={styles.line}>
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
            value={search.criteria.query}
            onFocus={({ target }) => {
              void load();
              // What was typed for the last place is replaced by typing for the next one.
              target.select();
            }}
            onChange={({ target }) => search.change({ query: target.value })}
            onKeyDown={walk}
          />
          <Button type="submit" look="icon" aria-label="Search" title="Search">
            <Icon name="search" />
          </Button>
        </div>
        <div className={styles.choices}>
          <Button
            look="quiet"
            className={styles.toggle}
            aria-expanded={isAdvanced}
            aria-controls={advancedId}
            onClick={() => setAdvanced(!isAdvanced)}
          >
            Advanced search
            {chosen > 0 && (
              <span className={styles.chosen} aria-hidden="true">
                {chosen}
              </span>
            )}
          </Button>
          <Button
            look="quiet"
            className={styles.fill}
            title="Chooses somebody for every empty place of the eleven"
            onClick={() => fill(search.isSuggesting ? [] : search.players, search.era)}
          >
            Fill empty places
          </Button>
        </div>
        <div id={advancedId} hidden={!isAdvanced}>
          {isAdvanced && (
            <AdvancedFields
              criteria={search.criteria}
              reference={reference}
              currentYear={new Date().getFullYear()}
              onChange={search.change}
            />
          )}
        </div>
      </form>
      {search.isOffline && <p className={styles.banner}>{OFFLINE_DATABASE_BANNER}</p>}
      <div className={styles.heading}>
        <h3>{search.isSuggesting ? suggestionTitle(selected) : 'Results'}</h3>
        {search.isSuggesting && finder && <EraChoice era={search.era} onChange={search.setEra} />}
        <p role="status" className={styles.status} data-state={statusKind(search)}>
          {statusText(search)}
        </p>
      </div>
      {/* Another list when the stored team comes, or those who are left of the suggestions would be seen to jump. */}
      <ul
        key={String(isRestored)}
        ref={list}
        tabIndex={-1}
        aria-label="Search results"
        className={styles.results}
        onKeyDown={walk}
      >
        {/*
          A result is one row whichever source told of it last, so that the focus stays on it when answers come.
          Suggestions give way to those of the index all at once, or those who are among both would be seen to jump.
        */}
        {players.map((player) => (
          <SearchResult key={search.isSuggesting ? player.id : personKey(player)} player={player} />
        ))}
      </ul>
      {search.hasMore && (
        <Button
          className={styles.more}
          onClick={() => {
            shownBefore.current = players.length;
            search.showMore();
          }}
        >
          Show more
        </Button>
      )}
    </Panel>
  );
}

function noteFor(selected: Spot | null): string {
  if (!selected) return '';
  return selected.kind === 'slot' ? `for ${selected.slot}` : 'for the bench';
}

function suggestionTitle(selected: Spot | null): string {
  if (!selected) return 'Tap a position to fill it';
  return selected.kind === 'slot' ? `Suggestions for ${selected.slot}` : 'Suggestions for the bench';
}

/** How many were found is seen, and so only said. */
function statusKind({ isSearching, message }: PlayerSearch): 'busy' | 'sentence' | 'heard' {
  if (isSearching) return 'busy';
  return message === '' ? 'heard' : 'sentence';
}

function statusText({ isSearching, message, isSuggesting, players, hasMore }: PlayerSearch): string {
  if (isSearching) return 'Searching the player database…';
  if (message !== '' || isSuggesting) return message;
  const count = players.length === 1 ? '1 player' : `${players.length} players`;
  return `${count} found${hasMore ? ', and there are more' : ''}`;
}
