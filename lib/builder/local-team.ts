import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { covers, isSpare, meetOthers, newest, ownDraft, stampsOf, withoutTab } from '#lib/builder/draft-choice.ts';
import { intactDrafts, readableDrafts, removeDraft, storeDraft, storedDrafts } from '#lib/builder/draft-storage.ts';
import {
  type Draft,
  type DraftStamp,
  fromBuilder,
  isPutAway,
  isSameKept,
  isSameWork,
  type Lineage,
  type StoredDraft,
  toBuilder,
} from '#lib/builder/drafts.ts';
import { moveOldDrafts } from '#lib/builder/old-drafts.ts';
import { listenToOtherTabs } from '#lib/builder/other-tabs.ts';
import type { BuilderState } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { openTabs, tabLocks } from '#lib/builder/tab-locks.ts';
import {
  OTHER_TAB_FOLLOWED,
  OTHER_TEAM_CORRUPT,
  OWN_TEAM_KEPT,
  STORAGE_BLOCKED,
  STORAGE_FULL,
  STORED_TEAM_CORRUPT,
} from '#lib/platform/messages/team.ts';
import {
  CORRUPT_TEAM_KEY,
  cleanLegacyKeys,
  draftKey,
  formerTab,
  probeStorage,
  readStored,
  rememberTab,
  type StorageOutcome,
  writeStored,
} from '#lib/platform/storage.ts';

export type LocalTeamStatus = {
  /** The stored text from a newer version, which this one can't read. */
  unreadable: string | null;
  /** What another tab holds, while this one has edits of its own. */
  rival: Draft | null;
};

export type LocalTeam = {
  /** Switches to the other tab's team. Undo brings back this tab's own. */
  takeRival: () => void;
  keepOwn: () => void;
  stop: () => void;
};

type Options = {
  newTabId: () => string;
  now: () => number;
  onStatus: (status: LocalTeamStatus) => void;
};

/** Until `stop` is called, stores every edit as this tab's draft, and follows or meets those of other tabs (D10). */
export function keepLocalTeam(store: BuilderStore, { newTabId, now, onStatus }: Options): LocalTeam {
  // Each load of the page has a new id, so that nobody writes the draft of a closed tab.
  let tab = newTabId();
  const locks = tabLocks();
  /** What the team on screen was made from. */
  let shown: Lineage | null = null;
  /** The edits of `shown` were made in this tab, not followed from another. */
  let isOwn = false;
  /** What closed tabs had left before: offered, but no rivals. */
  let left = new Map<string, number>();
  let status: LocalTeamStatus = { unreadable: null, rival: null };
  let lastOutcome: StorageOutcome = 'ok';
  let isAdopting = false;
  let isStopped = false;

  const isLeft = ({ tab: one, savedAt }: DraftStamp) => left.get(one) === savedAt;

  function report(change: Partial<LocalTeamStatus>) {
    status = { ...status, ...change };
    onStatus(status);
  }

  function adopt(draft: Draft) {
    shown = draft;
    isOwn = false;
    isAdopting = true;
    store.getState().adopt(toBuilder(draft, store.getState().cloud));
    isAdopting = false;
  }

  function follow(draft: Draft) {
    dropOwn();
    if (isSameWork(fromBuilder(store.getState()), draft)) {
      shown = draft;
      isOwn = false;
    } else {
      adopt(draft);
      store.getState().say(OTHER_TAB_FOLLOWED);
    }
    report({ rival: null });
  }

  /** With what it replaced, which nothing else may contain. */
  function dropOwn() {
    const base = isOwn ? shown : null;
    for (const one of readableDrafts()) if (base && isLeft(one) && covers(base, one)) removeDraft(one.tab);
    removeDraft(tab);
  }

  function catchUp() {
    const state = store.getState();
    if (!state.isRestored || state.readOnly) return;
    const stored = intactDrafts();
    if (newest(stored)?.kind === 'newer') return state.adopt({ readOnly: true });
    const hasEdits = isOwn && hasUnsavedChanges(state);
    const { toFollow, equals, rivals } = meetOthers({ ...state, shown, hasEdits }, readableDrafts(stored));
    if (toFollow) return follow(toFollow);
    if (shown) shown = { ...shown, contains: withoutTab(shown.tab, stampsOf(shown, ...equals)) };
    report({ rival: newest(rivals.filter((one) => !isLeft(one))) });
  }

  function write(state: BuilderState, before: BuilderState) {
    if (state.readOnly) return;
    if (isPutAway(state, before)) leave(before);
    put();
  }

  /** The owner's work stays behind as the draft of a closed tab (D23). */
  function leave(before: BuilderState) {
    if (!hasUnsavedChanges(before)) dropOwn();
    shown = null;
    reopen();
  }

  function reopen() {
    locks.release();
    tab = newTabId();
    locks.hold(tab);
    if (shown && isOwn) locks.hold(shown.tab);
  }

  function onShow() {
    reopen();
    catchUp();
  }

  function put() {
    const drafts = readableDrafts();
    const stamps = Object.entries(shown ? withoutTab(tab, stampsOf(shown)) : {});
    const contains = Object.fromEntries(stamps.filter(([one]) => drafts.some((draft) => draft.tab === one)));
    const last = Math.max(shown?.savedAt ?? 0, newest(drafts)?.savedAt ?? 0);
    const draft = { tab, ...fromBuilder(store.getState()), savedAt: Math.max(now(), last + 1), contains };
    note(storeDraft(draft, shown && isLeft(shown) ? shown.tab : null));
    if (lastOutcome === 'ok') rememberTab(tab);
    shown = draft;
    isOwn = true;
    catchUp();
  }

  function note(outcome: StorageOutcome) {
    if (outcome !== 'ok' && outcome !== lastOutcome) {
      store.getState().notify('warning', outcome === 'full' ? STORAGE_FULL : STORAGE_BLOCKED);
    }
    lastOutcome = outcome;
    store.setState({ isKept: outcome === 'ok' });
  }

  function begin() {
    const stored = storedDrafts();
    const corrupt = stored.filter(({ kind }) => kind === 'corrupt');
    open(stored);
    for (const { tab: one } of corrupt) setAside(one);
    if (corrupt.length > 0) store.getState().notify('warning', shown ? OTHER_TEAM_CORRUPT : STORED_TEAM_CORRUPT);
    store.temporal.getState().clear();
    note(probeStorage());
    // The draft on screen is stored already.
    if (lastOutcome === 'full' && shown) store.setState({ isKept: true });
    store.setState({ isRestored: true });
    report({});
  }

  function open(stored: readonly StoredDraft[]) {
    const drafts = readableDrafts(stored);
    left = new Map(drafts.map(({ tab: one, savedAt }) => [one, savedAt]));
    const last = newest(intactDrafts(stored));
    if (last?.kind === 'newer') {
      if (!last.team) report({ unreadable: last.text });
      store.getState().adopt(last.team ? { team: last.team, readOnly: true } : { readOnly: true });
    } else if (last) {
      const own = ownDraft(formerTab(), drafts);
      adopt(own ?? last);
      isOwn = own !== null;
    }
  }

  function setAside(one: string) {
    const text = readStored(draftKey(one)) ?? '';
    // Removed first, because full storage has no room for two copies.
    removeDraft(one);
    writeStored(CORRUPT_TEAM_KEY, text);
  }

  function learnWhoIsOpen(open: ReadonlySet<string>) {
    if (isStopped) return;
    left = new Map([...left].filter(([one]) => !open.has(one)));
    if (shown && isOwn && left.has(shown.tab)) locks.hold(shown.tab);
    const drafts = readableDrafts();
    for (const one of drafts) if (isLeft(one) && one.tab !== shown?.tab && isSpare(one, drafts)) removeDraft(one.tab);
    catchUp();
  }

  locks.hold(tab);
  cleanLegacyKeys();
  moveOldDrafts();
  begin();
  void openTabs().then(learnWhoIsOpen);

  const unsubscribe = store.subscribe((state, before) => {
    if (!isAdopting && !isSameKept(state, before)) write(state, before);
  });
  const stopListening = listenToOtherTabs({ onChange: catchUp, onHide: locks.release, onShow });

  return {
    takeRival() {
      const { rival } = status;
      if (!rival || !shown) return;
      const contains = stampsOf(shown, rival);
      adopt(rival);
      shown = { ...rival, contains };
      put();
      store.getState().say(OTHER_TAB_FOLLOWED);
    },
    keepOwn() {
      const { rival } = status;
      if (!rival || !shown) return;
      shown = { ...shown, contains: withoutTab(shown.tab, stampsOf(shown, rival)) };
      put();
      store.getState().say(OWN_TEAM_KEPT);
    },
    stop() {
      isStopped = true;
      locks.release();
      unsubscribe();
      stopListening();
    },
  };
}
