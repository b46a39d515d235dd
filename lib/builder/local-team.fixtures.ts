import { keepLocalTeam, type LocalTeam, type LocalTeamStatus, type ReaderSource } from '#lib/builder/local-team.ts';
import { type LocalEnvelope, readEnvelope } from '#lib/builder/read-envelope.ts';
import { type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';
import { TEAM_KEY } from '#lib/platform/storage.ts';
import { renameTeam } from '#lib/team/operations.ts';

export type Tab = {
  store: BuilderStore;
  local: LocalTeam;
  status: () => LocalTeamStatus;
  rename: (name: string) => void;
};

const open: LocalTeam[] = [];

const READY: ReaderSource = { loaded: () => readEnvelope, load: async () => readEnvelope };

export function openTab(name: string, reader = READY): Tab {
  const store = createBuilderStore(() => 0);
  let status: LocalTeamStatus = { unreadable: null, hasRival: false, hasFailed: false };
  const onStatus = (next: LocalTeamStatus) => {
    status = next;
  };
  const local = keepLocalTeam(store, { tab: name, now: () => 1000, reader, onStatus });
  open.push(local);
  const rename = (to: string) => {
    store.getState().edit((team) => renameTeam(team, to), `Renamed to ${to}`);
  };
  return { store, local, status: () => status, rename };
}

/** The event other tabs get after a write. jsdom has only one window. */
export function tellOthers(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: TEAM_KEY, newValue: localStorage.getItem(TEAM_KEY) }));
}

export function stored(): LocalEnvelope {
  const found = readEnvelope(localStorage.getItem(TEAM_KEY));
  if (found.kind !== 'team') throw new Error(`stored: ${found.kind}`);
  return found.envelope;
}

export const nameIn = ({ store }: Tab) => store.getState().team.name;
export const messages = ({ store }: Tab) => store.getState().notifications.map(({ message }) => message);

export function closeTabs(): void {
  for (const local of open.splice(0)) local.stop();
}
