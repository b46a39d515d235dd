import { answerToOtherTab, ENVELOPE_VERSION, fromBuilder, toBuilder, writeId } from '#lib/builder/local-envelope.ts';
import type { LocalEnvelope, readEnvelope, StoredTeam } from '#lib/builder/read-envelope.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import {
  OTHER_TAB_FOLLOWED,
  OTHER_TAB_KEPT,
  OWN_TEAM_KEPT,
  STORAGE_BLOCKED,
  STORAGE_FULL,
  STORED_TEAM_CORRUPT,
} from '#lib/platform/messages.ts';
import {
  CORRUPT_TEAM_KEY,
  cleanLegacyKeys,
  readStored,
  removeStored,
  type StorageOutcome,
  TEAM_KEY,
  writeStored,
} from '#lib/platform/storage.ts';

export type EnvelopeReader = typeof readEnvelope;

/** What reads envelopes, and checks all that is in them, is loaded when there is one to read. */
export type ReaderSource = {
  /** Null until it is loaded. */
  loaded: () => EnvelopeReader | null;
  load: () => Promise<EnvelopeReader>;
};

export type LocalTeamStatus = {
  /** The text of a stored team that a newer version wrote and this one cannot read, to be exported as it is. */
  unreadable: string | null;
  /** Another tab made a team beside this one's, and the person has not chosen yet. */
  hasRival: boolean;
  /** The stored team could not be looked at: it is left as it is until `retry`. */
  hasFailed: boolean;
};

export type LocalTeam = {
  /** Takes the other tab's team; this tab's own is one undo away. */
  takeRival: () => void;
  /** Keeps this tab's team, and the other tab follows it. */
  keepOwn: () => void;
  /** Looks at the stored team again. */
  retry: () => void;
  stop: () => void;
};

/**
 * Keeps the builder's team on this device from now until `stop`: every edit at once, two tabs in step, nothing
 * overwritten unread (D10). Full or blocked storage is said once, and work goes on in memory. The builder is `isRestored`
 * once the stored team was looked at, and nothing may be edited before.
 * @param tab a random name for this tab
 * @param now the clock, in ms since the epoch
 */
export function keepLocalTeam(
  store: BuilderStore,
  {
    tab,
    now,
    reader,
    onStatus,
  }: { tab: string; now: () => number; reader: ReaderSource; onStatus: (status: LocalTeamStatus) => void },
): LocalTeam {
  /** What the storage held when this tab last read or wrote it. */
  let lastText: string | null = null;
  let lastSeen: string | null = null;
  let rev = 0;
  let hasOwnEdits = false;
  let rival: LocalEnvelope | null = null;
  let rivalNotice = 0;
  let unreadable: string | null = null;
  let lastOutcome: StorageOutcome = 'ok';
  let isAdopting = false;
  let isStopped = false;

  const report = (hasFailed = false) => onStatus({ unreadable, hasRival: rival !== null, hasFailed });

  /** Reads at once where the reader is there, later where it is not. */
  function read(text: string, act: (stored: StoredTeam) => void) {
    const readNow = reader.loaded();
    if (readNow) return act(readNow(text));
    reader.load().then(
      (readLater) => {
        if (!isStopped) act(readLater(text));
      },
      () => report(true),
    );
  }

  function see(envelope: LocalEnvelope) {
    lastSeen = writeId(envelope);
    rev = Math.max(rev, envelope.rev);
  }

  function adopt(envelope: LocalEnvelope) {
    see(envelope);
    hasOwnEdits = false;
    rival = null;
    isAdopting = true;
    store.getState().adopt(toBuilder(envelope));
    isAdopting = false;
  }

  /** Just what is here, as after a sign-out, which every tab makes for itself: there is nothing to choose or to follow. */
  function isHere(envelope: LocalEnvelope): boolean {
    const here = reader.loaded()?.(JSON.stringify(ownEnvelope()));
    const content = (one: LocalEnvelope) => JSON.stringify({ ...one, rev: 0, writer: '', parent: null, savedAt: 0 });
    return here?.kind === 'team' && content(here.envelope) === content(envelope);
  }

  function agree(envelope: LocalEnvelope) {
    see(envelope);
    if (!rival) return;
    rival = null;
    store.getState().dismiss(rivalNotice);
    report();
  }

  function meetRival(envelope: LocalEnvelope) {
    if (isHere(envelope)) return agree(envelope);
    rev = Math.max(rev, envelope.rev);
    if (!rival) rivalNotice = store.getState().notify('warning', OTHER_TAB_KEPT);
    rival = envelope;
    report();
  }

  function meet(text: string | null) {
    if (text === null || text === lastText) return;
    read(text, (stored) => {
      lastText = text;
      if (stored.kind === 'newer') {
        store.getState().adopt({ readOnly: true });
      } else if (stored.kind === 'team' && writeId(stored.envelope) !== lastSeen) {
        if (isHere(stored.envelope)) return agree(stored.envelope);
        if (answerToOtherTab(stored.envelope, lastSeen, hasOwnEdits) === 'keep') return meetRival(stored.envelope);
        adopt(stored.envelope);
        store.getState().say(OTHER_TAB_FOLLOWED);
        report();
      }
    });
  }

  function begin(stored: StoredTeam, text: string | null) {
    lastText = text;
    if (stored.kind === 'team') {
      adopt(stored.envelope);
    } else if (stored.kind === 'newer') {
      if (!stored.team) unreadable = text;
      store.getState().adopt(stored.team ? { team: stored.team, readOnly: true } : { readOnly: true });
    } else if (stored.kind === 'corrupt' && text !== null) {
      // First, because a full storage has no room for it twice.
      removeStored(TEAM_KEY);
      writeStored(CORRUPT_TEAM_KEY, text);
      store.getState().notify('warning', STORED_TEAM_CORRUPT);
    }
    // What was stored is where this visit begins, not an edit to undo.
    store.temporal.getState().clear();
    store.setState({ isRestored: true });
    report();
  }

  function load() {
    const text = readStored(TEAM_KEY);
    if (text === null) begin({ kind: 'none' }, null);
    else read(text, (stored) => begin(stored, text));
  }

  function write() {
    if (store.getState().readOnly) return;
    hasOwnEdits = true;
    const text = readStored(TEAM_KEY);
    if (text === null || text === lastText) return put();
    // Another tab has written since this one last heard of it; what it wrote is met before it is replaced.
    read(text, (stored) => {
      lastText = text;
      if (stored.kind === 'newer') return store.getState().adopt({ readOnly: true });
      if (stored.kind === 'team' && writeId(stored.envelope) !== lastSeen) meetRival(stored.envelope);
      put();
    });
  }

  const ownEnvelope = (): LocalEnvelope => ({
    v: ENVELOPE_VERSION,
    rev: rev + 1,
    writer: tab,
    parent: lastSeen,
    savedAt: now(),
    ...fromBuilder(store.getState()),
  });

  function put() {
    if (rival && isHere(rival)) agree(rival);
    const envelope = ownEnvelope();
    const text = JSON.stringify(envelope);
    const outcome = writeStored(TEAM_KEY, text);
    if (outcome === 'ok') {
      lastText = text;
      see(envelope);
    } else if (outcome !== lastOutcome) {
      store.getState().notify('warning', outcome === 'full' ? STORAGE_FULL : STORAGE_BLOCKED);
    }
    lastOutcome = outcome;
    // Once, and not with every edit, each of which is one change to follow.
    const isKept = outcome === 'ok';
    if (isKept !== store.getState().isKept) store.setState({ isKept });
  }

  cleanLegacyKeys();
  load();

  const unsubscribe = store.subscribe((state, before) => {
    const changed =
      state.team !== before.team ||
      state.orientation !== before.orientation ||
      state.hasUnsavedChanges !== before.hasUnsavedChanges ||
      state.lastSaved !== before.lastSaved ||
      state.owner !== before.owner ||
      state.versions !== before.versions;
    if (changed && !isAdopting && state.isRestored) write();
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key === TEAM_KEY && store.getState().isRestored) meet(event.newValue);
  };
  // A frozen or cached page hears no storage events; it looks again when it comes back.
  const onReturn = () => {
    if (document.visibilityState === 'visible' && store.getState().isRestored) meet(readStored(TEAM_KEY));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);

  return {
    takeRival() {
      if (!rival) return;
      adopt(rival);
      store.getState().say(OTHER_TAB_FOLLOWED);
      report();
    },
    keepOwn() {
      if (!rival) return;
      see(rival);
      rival = null;
      write();
      store.getState().say(OWN_TEAM_KEPT);
      report();
    },
    retry() {
      if (!store.getState().isRestored) return load();
      // Somebody works here already, and what another tab has written meanwhile must not take its place unasked.
      report();
      if (hasOwnEdits) write();
      else meet(readStored(TEAM_KEY));
    },
    stop() {
      isStopped = true;
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    },
  };
}
