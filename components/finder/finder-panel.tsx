'use client';

import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { EraChoice } from '#components/finder/fields/era-choice.tsx';
import { FinderChoices } from '#components/finder/fields/finder-choices.tsx';
import { OrderChoice } from '#components/finder/fields/order-choice.tsx';
import { useReference } from '#components/finder/fields/use-reference.ts';
import { useFilters } from '#components/finder/filters/use-filters.tsx';
import {
  networkText,
  noteFor,
  placeholderFor,
  statusKind,
  statusText,
  titleFor,
} from '#components/finder/finder-texts.ts';
import { OfflineLine } from '#components/finder/offline-line.tsx';
import { MiniPitch } from '#components/finder/phone/mini-pitch.tsx';
import { useFinderSheet } from '#components/finder/phone/use-finder-sheet.ts';
import { ResultRows } from '#components/finder/results/result-rows.tsx';
import { useMarkMatches } from '#components/finder/results/use-mark-matches.ts';
import { useEnter } from '#components/finder/use-enter.ts';
import { usePlayerSearch } from '#components/finder/use-player-search.ts';
import { Button } from '#components/ui/button.tsx';
import heard from '#components/ui/heard.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { firstEmptySlot } from '#lib/team/formation/formations.ts';
import { MAX_TEXT } from '#types/limits.ts';
import styles from './finder-panel.module.css';

/** Enough to fill the screen. The rest waits until the stored team is restored. */
const FIRST_ROWS = 10;

export function FinderPanel({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [isAdvanced, setAdvanced] = useState(false);
  const reference = useReference(isAdvanced);
  const search = usePlayerSearch(reference?.clubNamesOfLeague ?? null);
  const select = useBuilder((builder) => builder.select);
  const { load } = usePlayerFinder();
  // Deferred like the list, so that both update together.
  const selected = useDeferredValue(useBuilder((builder) => builder.selected));
  const isRestored = useDeferredValue(useBuilder((builder) => builder.isRestored));
  const isComplete = useDeferredValue(useBuilder((builder) => firstEmptySlot(builder.team) === null));
  const players = isRestored ? search.players : search.players.slice(0, FIRST_ROWS);
  const list = useRef<HTMLUListElement>(null);
  useMarkMatches(list, players, search.criteria.query);
  const store = useBuilderStore();
  const sheet = useFinderSheet(field);
  const { isOpen: isSheet, close } = sheet;
  const advancedId = useId();

  const leave = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (search.criteria.query !== '') return search.change({ query: '' });
    select(null);
    sheet.close();
  };

  const addButtons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])];

  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // A dialog opened from a row handles its own arrow keys.
    if ((event.target as HTMLElement).closest('dialog')) return;
    const buttons = addButtons();
    const row = (event.target as HTMLElement).closest('li');
    const at = buttons.findIndex((button) => row?.contains(button));
    if (at === -1 && event.target !== field.current && event.target !== list.current) return;
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) field.current?.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };

  const { change } = search;
  const isTyped = search.criteria.query !== '';
  const onAdded = useCallback(() => {
    if (isTyped) change({ query: '' });
    if (isTyped || isSheet) field.current?.focus();
    if (isSheet && firstEmptySlot(store.getState().team) === null) close();
  }, [isTyped, isSheet, change, close, field, store]);

  const filters = useFilters(search, field, isAdvanced);

  const network = networkText(search);
  const status = statusKind(search);
  const { enter, takesPlayer } = useEnter({
    search,
    first: players[0],
    isSpotSelected: selected !== null,
    onAdded,
  });

  const listChoices = (
    <>
      <EraChoice search={search} />
      <OrderChoice search={search} />
    </>
  );

  // 'Show more' may disappear, so focus the first result it added.
  const shownBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (shownBefore.current !== null) addButtons()[shownBefore.current]?.focus();
    shownBefore.current = null;
  });

  return (
    <Panel
      title="Find a player"
      label="Player search"
      role="search"
      note={noteFor(selected)}
      className={sheet.isOpen ? styles.sheet : styles.panel}
    >
      {sheet.isOpen && <BackCloses onClose={sheet.close} />}
      {sheet.isOpen && <MiniPitch onChoose={() => field.current?.focus()} onClose={sheet.close} />}
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
            placeholder={placeholderFor(selected)}
            dir="auto"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MAX_TEXT}
            value={search.criteria.query}
            onFocus={({ target }) => {
              void load();
              target.select();
            }}
            onClick={sheet.open}
            onChange={({ target }) => {
              sheet.open();
              search.change({ query: target.value });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') leave(event);
              else if (event.key === 'Backspace') filters.onBackspace(event);
              else if (!enter(event)) walk(event);
            }}
          />
          <Button type="submit" look="icon" aria-label="Search" title="Search">
            <Icon name="search" />
          </Button>
          {sheet.isOpen && (
            <Button look="quiet" className={styles.done} onClick={sheet.close}>
              Done
            </Button>
          )}
        </div>
        <FinderChoices
          search={search}
          chips={filters.chips}
          isAdvanced={isAdvanced}
          advancedId={advancedId}
          onAdvanced={() => setAdvanced(!isAdvanced)}
        >
          {isSheet && listChoices}
        </FinderChoices>
        <div id={advancedId} hidden={!isAdvanced}>
          {filters.AdvancedFields && (
            <filters.AdvancedFields
              search={search.criteria}
              reference={reference}
              currentYear={new Date().getFullYear()}
              onChange={search.change}
            />
          )}
        </div>
      </form>
      {filters.squad}
      {search.isOffline && <OfflineLine />}
      <div className={styles.heading}>
        <h3>{titleFor(search, selected, isComplete)}</h3>
        {!isSheet && listChoices}
        <p role="status" className={status === 'heard' ? heard.heard : styles.status} data-state={status}>
          {network !== '' && <span className={heard.heard}>{network} </span>}
          {statusText(search)}
        </p>
      </div>
      {/* The key makes a new list once the stored team is restored: changing rows in place would shift the layout. */}
      <ul
        key={String(isRestored)}
        ref={list}
        tabIndex={-1}
        aria-label="Search results"
        className={styles.results}
        onKeyDown={walk}
      >
        <ResultRows
          search={search}
          players={players}
          isFirstNext={takesPlayer}
          understood={filters.rows}
          legends={filters.legendRows(onAdded)}
          onAdded={onAdded}
          onMore={() => {
            shownBefore.current = players.length;
            search.showMore();
          }}
        />
      </ul>
    </Panel>
  );
}

function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}
