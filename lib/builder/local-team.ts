import { shallow } from 'zustand/vanilla/shallow';
import { dropCopies, keepCopy, storeEdit } from '#lib/builder/edit-copies.ts';
import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { fromBuilder, isSameContent, toBuilder, writeId } from '#lib/builder/local-envelope.ts';
import { holdOpen, listenToOtherTabs } from '#lib/builder/other-tabs.ts';
import type { LocalEnvelope, readEnvelope, StoredTeam } from '#lib/builder/read-envelope.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import {
  OTHER_TAB_FOLLOWED,
  OWN_TEAM_KEPT,
  STORAGE_BLOCKED,
  STORAGE_FULL,
  STORED_TEAM_CORRUPT,
} from '#lib/platform/messages/team.ts';
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
  /** The stored edits that this tab's team is based on, or replaces at the user's wish. */
  let based: LocalEnvelope[] = [];
  let rev = 0;
  let hasOwnEdits = false;
  let rival: LocalEnvelope | null = null;
  let release = () => {};
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

  const isBasedOn = (id: string | null) => based.some((envelope) => writeId(envelope) === id);

  function adopt(envelope: LocalEnvelope) {
    settle();
    based = [envelope];
    hasOwnEdits = false;
    isAdopting = true;
    store.getState().adopt(toBuilder(envelope, store.getState().cloud));
    isAdopting = false;
  }

  function follow(envelope: LocalEnvelope) {
    adopt(envelope);
    store.getState().say(OTHER_TAB_FOLLOWED);
    report();
  }

  function ownEdit() {
    const last = based.at(-1);
    const envelope: LocalEnvelope = {
      v: ENVELOPE_VERSION,
      rev: rev + 1,
      writer: tab,
      parent: last ? writeId(last) : null,
      savedAt: now(),
      ...fromBuilder(store.getState()),
    };
    return { envelope, text: JSON.stringify(envelope) };
  }

  /** At sign-out, each tab makes the same change on its own. */
  function isHere(envelope: LocalEnvelope): boolean {
    const here = reader.loaded()?.(ownEdit().text);
    return here?.kind === 'team' && isSameContent(here.envelope, envelope);
  }

  /** The user has chosen, or there is nothing to choose from. */
  function settle() {
    rival = null;
    release();
  }

  function agree(envelope: LocalEnvelope) {
    based.push(envelope);
    if (!rival) return;
    settle();
    report();
  }

  function meetRival(envelope: LocalEnvelope) {
    if (isHere(envelope)) return agree(envelope);
    if (!rival) release = holdOpen(tab);
    rival = envelope;
    report();
  }

  function followOrAsk(envelope: LocalEnvelope) {
    if (isHere(envelope)) return agree(envelope);
    // A successor of this tab's own write contains its edits; a rival made from an older one lacks them.
    const isSuccessor = isBasedOn(envelope.parent);
    if (isSuccessor && lastOutcome === 'ok') dropCopies(based);
    if (isSuccessor || !hasOwnEdits) follow(envelope);
    else meetRival(envelope);
  }

  function readOther(text: string, meet: (envelope: LocalEnvelope) => void, next = () => {}) {
    read(text, (stored) => {
      lastText = text;
      if (stored.kind === 'newer') return store.getState().adopt({ readOnly: true });
      if (stored.kind === 'team' && !isBasedOn(writeId(stored.envelope))) meet(stored.envelope);
      next();
    });
  }

  function catchUp(text: string | null) {
    if (store.getState().isRestored && text !== null && text !== lastText) readOther(text, followOrAsk);
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
    if (rival && isHere(rival)) agree(rival);
    const text = readStored(TEAM_KEY);
    if (text === null || text === lastText) return put();
    // The page may be closed before the other tab's team has been read.
    keepCopy(ownEdit());
    readOther(text, meetRival, put);
  }

  function put() {
    const edit = ownEdit();
    // While there is a rival, the last copy may be the only one of this tab's team.
    const outcome = storeEdit(edit, based, rival ? [] : based);
    if (outcome === 'ok') {
      lastText = edit.text;
      rev = edit.envelope.rev;
      based = [edit.envelope];
    } else if (outcome !== lastOutcome) {
      store.getState().notify('warning', outcome === 'full' ? STORAGE_FULL : STORAGE_BLOCKED);
    }
    lastOutcome = outcome;
    store.setState({ isKept: outcome === 'ok' });
  }

  cleanLegacyKeys();
  load();

  const unsubscribe = store.subscribe((state, before) => {
    if (state.isRestored && !isAdopting && !shallow(fromBuilder(state), fromBuilder(before))) write();
  });
  const stopListening = listenToOtherTabs(catchUp);

  return {
    takeRival() {
      if (!rival) return;
      const own = based;
      follow(rival);
      based.unshift(...own);
      write();
    },
    keepOwn() {
      if (!rival) return;
      agree(rival);
      write();
      store.getState().say(OWN_TEAM_KEPT);
    },
    retry() {
      if (!store.getState().isRestored) return load();
      report();
      // Another tab's team must not replace edits made here in the meantime.
      if (hasOwnEdits) write();
      else catchUp(readStored(TEAM_KEY));
    },
    stop() {
      isStopped = true;
      release();
      unsubscribe();
      stopListening();
    },
  };
}
