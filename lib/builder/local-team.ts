import { shallow } from 'zustand/vanilla/shallow';
import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { fromBuilder, toBuilder, writeId } from '#lib/builder/local-envelope.ts';
import type { LocalEnvelope, readEnvelope, StoredTeam } from '#lib/builder/read-envelope.ts';
import { dropRivals, keepRivals } from '#lib/builder/rival-copies.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import {
  OTHER_TAB_FOLLOWED,
  OWN_TEAM_KEPT,
  STORAGE_BLOCKED,
  STORAGE_FULL,
  STORED_TEAM_CORRUPT,
} from '#lib/platform/messages/local-team.ts';
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

export type ReaderSource = {
  loaded: () => EnvelopeReader | null;
  load: () => Promise<EnvelopeReader>;
};

export type LocalTeamStatus = {
  /** The stored text from a newer version, which this one can't read. */
  unreadable: string | null;
  hasRival: boolean;
  hasFailed: boolean;
};

export type LocalTeam = {
  /** Switches to the other tab's team. Undo brings back this tab's own. */
  takeRival: () => void;
  keepOwn: () => void;
  retry: () => void;
  stop: () => void;
};

type Options = {
  tab: string;
  now: () => number;
  reader: ReaderSource;
  onStatus: (status: LocalTeamStatus) => void;
};

/** Until `stop` is called, stores every edit, follows other tabs, and never overwrites anything unread (D10). */
export function keepLocalTeam(store: BuilderStore, { tab, now, reader, onStatus }: Options): LocalTeam {
  let lastText: string | null = null;
  let lastSeen: string | null = null;
  let rev = 0;
  let hasOwnEdits = false;
  let rival: LocalEnvelope | null = null;
  let unreadable: string | null = null;
  let lastOutcome: StorageOutcome = 'ok';
  let isAdopting = false;
  let isStopped = false;

  const report = (hasFailed = false) => onStatus({ unreadable, hasRival: rival !== null, hasFailed });

  function read(text: string, act: (stored: StoredTeam) => void) {
    const readNow = reader.loaded();
    if (readNow) return act(readNow(text));
    reader.load().then(
      (readLater) => isStopped || act(readLater(text)),
      () => report(true),
    );
  }

  function see(envelope: LocalEnvelope) {
    lastSeen = writeId(envelope);
    rev = Math.max(rev, envelope.rev);
  }

  function adopt(envelope: LocalEnvelope) {
    settle();
    see(envelope);
    hasOwnEdits = false;
    isAdopting = true;
    store.getState().adopt(toBuilder(envelope));
    isAdopting = false;
  }

  function follow(envelope: LocalEnvelope) {
    adopt(envelope);
    store.getState().say(OTHER_TAB_FOLLOWED);
    report();
  }

  const ownEnvelope = (): LocalEnvelope => ({
    v: ENVELOPE_VERSION,
    rev: rev + 1,
    writer: tab,
    parent: lastSeen,
    savedAt: now(),
    ...fromBuilder(store.getState()),
  });

  /** At sign-out, each tab makes the same change on its own. */
  function isHere(envelope: LocalEnvelope): boolean {
    const here = reader.loaded()?.(JSON.stringify(ownEnvelope()));
    const content = (one: LocalEnvelope) => JSON.stringify({ ...one, rev: 0, writer: '', parent: null, savedAt: 0 });
    return here?.kind === 'team' && content(here.envelope) === content(envelope);
  }

  /** The user has chosen, or there is nothing to choose from. */
  function settle() {
    if (!rival) return;
    const { owner } = store.getState();
    // At sign-out, the two may have different owners.
    for (const writer of [tab, rival.writer]) {
      dropRivals([owner, rival.owner].map((whose) => ({ owner: whose, writer })));
    }
    rival = null;
  }

  function agree(envelope: LocalEnvelope) {
    see(envelope);
    if (!rival) return;
    settle();
    report();
  }

  function meetRival(envelope: LocalEnvelope) {
    if (isHere(envelope)) return agree(envelope);
    rev = Math.max(rev, envelope.rev);
    rival = envelope;
    keepRivals([ownEnvelope(), envelope]);
    report();
  }

  function meet(text: string | null) {
    if (text === null || text === lastText) return;
    read(text, (stored) => {
      lastText = text;
      if (stored.kind === 'newer') return store.getState().adopt({ readOnly: true });
      if (stored.kind !== 'team' || writeId(stored.envelope) === lastSeen) return;
      if (isHere(stored.envelope)) return agree(stored.envelope);
      // A successor of this tab's own write contains its edits; a rival made from an older one lacks them.
      if (stored.envelope.parent === lastSeen || !hasOwnEdits) follow(stored.envelope);
      else meetRival(stored.envelope);
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
      // Removed first, because full storage has no room for two copies.
      removeStored(TEAM_KEY);
      writeStored(CORRUPT_TEAM_KEY, text);
      store.getState().notify('warning', STORED_TEAM_CORRUPT);
    }
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
    read(text, (stored) => {
      lastText = text;
      if (stored.kind === 'newer') return store.getState().adopt({ readOnly: true });
      if (stored.kind === 'team' && writeId(stored.envelope) !== lastSeen) meetRival(stored.envelope);
      put();
    });
  }

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
    if (rival) keepRivals([envelope]);
    store.setState({ isKept: outcome === 'ok' });
  }

  cleanLegacyKeys();
  load();

  const listening = new AbortController();
  const unsubscribe = store.subscribe((state, before) => {
    if (state.isRestored && !isAdopting && !shallow(fromBuilder(state), fromBuilder(before))) write();
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key === TEAM_KEY && store.getState().isRestored) meet(event.newValue);
  };
  // Frozen and cached pages get no storage events, and a closing page may get one too late.
  const catchUp = ({ type }: Event) => {
    if ((type === 'pagehide' || document.visibilityState === 'visible') && store.getState().isRestored)
      meet(readStored(TEAM_KEY));
  };
  window.addEventListener('storage', onStorage, listening);
  window.addEventListener('pagehide', catchUp, listening);
  window.addEventListener('pageshow', catchUp, listening);
  document.addEventListener('visibilitychange', catchUp, listening);

  return {
    takeRival() {
      if (rival) follow(rival);
    },
    keepOwn() {
      if (!rival) return;
      see(rival);
      settle();
      write();
      store.getState().say(OWN_TEAM_KEPT);
      report();
    },
    retry() {
      if (!store.getState().isRestored) return load();
      report();
      // Another tab's team must not replace edits made here in the meantime.
      if (hasOwnEdits) write();
      else meet(readStored(TEAM_KEY));
    },
    stop() {
      isStopped = true;
      unsubscribe();
      listening.abort();
    },
  };
}
