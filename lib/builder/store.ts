import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import { type CloudActions, cloudActions } from '#lib/builder/cloud-actions.ts';
import { isSameContent } from '#lib/builder/cloud-record.ts';
import {
  ANONYMOUS,
  type BuilderState,
  type Mover,
  placeMover,
  type Snapshot,
  type Suggestion,
  selectionIn,
} from '#lib/builder/state.ts';
import { READ_ONLY_TEAM, refusalMessage } from '#lib/platform/messages/team.ts';
import type { FormationPreview } from '#lib/team/formation/formation-preview.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import type { Edit } from '#lib/team/operations.ts';
import type { NotificationType } from '#types/notification.ts';
import type { PitchOrientation, Spot, Team } from '#types/team.ts';

const UNDO_STEPS = 100;
const MAX_NOTIFICATIONS = 4;

type Adopted = Pick<BuilderState, 'readOnly' | 'cloud' | 'owner'>;

export type BuilderActions = CloudActions & {
  /** Returns whether the team changed. A rejection becomes a notification, unless there was nothing to do. */
  edit: (operation: (team: Team) => Edit, announcement: string) => boolean;
  /** `next` returns the spot to select afterwards. */
  placePlayer: (mover: Mover, to: Spot, announcement: string, next?: (team: Team) => Spot | null) => boolean;
  select: (spot: Spot | null) => void;
  suggest: (suggestion: Suggestion | null) => void;
  previewFormation: (preview: FormationPreview | null) => void;
  startMoving: (mover: Mover) => void;
  stopMoving: () => void;
  turnPitch: (orientation: PitchOrientation) => void;
  /** Opens a team from elsewhere (storage, another tab, the cloud) as one undoable step. */
  adopt: (next: Partial<Snapshot> & Partial<Adopted>) => void;
  startNewTeam: () => void;
  undo: () => void;
  redo: () => void;
  say: (words: string) => void;
  notify: (type: NotificationType, message: string) => number;
  dismiss: (id: number) => void;
};

export type Builder = BuilderState & BuilderActions;

export type BuilderStore = ReturnType<typeof createBuilderStore>;

/** Created by a provider, never at module level, where all requests on a server would share it. */
export function createBuilderStore(now: () => number) {
  let lastNotification = 0;

  const store = createStore<Builder>()(
    temporal(
      (set, get) => ({
        team: newTeam(),
        orientation: null,
        selected: null,
        moving: null,
        suggestion: null,
        preview: null,
        notifications: [],
        announcement: '',
        owner: ANONYMOUS,
        generation: 0,
        cloud: {},
        isRestored: false,
        isKept: true,
        readOnly: false,

        edit: (operation, announcement) => {
          const team = edited(operation);
          if (!team) return false;
          set({ ...asEdit(team, announcement), selected: selectionIn(team, get().selected) });
          return true;
        },

        placePlayer: (mover, to, announcement, next = () => null) => {
          const team = edited((before) => placeMover(before, mover, to));
          if (!team) return false;
          set({ ...asEdit(team, announcement), moving: null, selected: next(team) });
          return true;
        },

        select: (selected) => set({ selected }),
        suggest: (suggestion) => set({ suggestion }),
        previewFormation: (preview) => set({ preview }),
        startMoving: (moving) => set({ moving }),
        stopMoving: () => {
          if (get().moving) set({ moving: null, announcement: 'Move cancelled' });
        },
        turnPitch: (orientation) =>
          set({ orientation, announcement: asNew(orientation === 'portrait' ? 'Portrait view' : 'Landscape view') }),

        adopt: (next) => set({ ...next, selected: null, moving: null, generation: get().generation + 1 }),

        ...cloudActions({ set, get, now, renameSteps }),

        startNewTeam: () => {
          if (refuseReadOnly()) return;
          set({
            team: newTeam(),
            orientation: null,
            selected: null,
            moving: null,
            generation: get().generation + 1,
            announcement: 'New team started',
          });
        },

        undo: () => travel('undo', 'Undone'),
        redo: () => travel('redo', 'Redone'),

        say: (words) => set({ announcement: asNew(words) }),
        notify: (type, message) => {
          lastNotification += 1;
          const notification = { id: lastNotification, type, message, timestamp: now() };
          const others = get().notifications.filter((other) => other.message !== message);
          set({ notifications: [...others, notification].slice(-MAX_NOTIFICATIONS) });
          return notification.id;
        },
        dismiss: (id) => set({ notifications: get().notifications.filter((notification) => notification.id !== id) }),
      }),
      {
        limit: UNDO_STEPS,
        partialize: ({ team, orientation }): Snapshot => ({ team, orientation }),
        // A first save changes only the id, which isn't an undo step.
        equality: (a, b) => isSameContent(a.team, b.team) && a.orientation === b.orientation,
      },
    ),
  );

  /** A save may change the team's id, and undo must not bring back the old one. */
  function renameSteps(formerId: string | null, id: string) {
    const { temporal: history } = store;
    const { pastStates, futureStates } = history.getState();
    const isOther = ({ team }: Partial<Snapshot>) => team?.id !== formerId;
    const rename = (steps: Partial<Snapshot>[]) => {
      const start = steps.findLastIndex(isOther) + 1;
      return steps.map((step, index) => (step.team && index >= start ? { ...step, team: { ...step.team, id } } : step));
    };
    history.setState({ pastStates: rename(pastStates), futureStates: rename(futureStates) });
  }

  function refuseReadOnly(): boolean {
    const { readOnly, notify } = store.getState();
    if (readOnly) notify('warning', READ_ONLY_TEAM);
    return readOnly;
  }

  function edited(operation: (team: Team) => Edit): Team | null {
    if (refuseReadOnly()) return null;
    const { team, notify } = store.getState();
    const outcome = operation(team);
    if (outcome.ok) return outcome.team;
    const message = refusalMessage(outcome.reason, outcome.player);
    if (message) notify('error', message);
    return null;
  }

  function asEdit(team: Team, announcement: string): Partial<BuilderState> {
    return { team, announcement: asNew(announcement) };
  }

  function travel(direction: 'undo' | 'redo', announcement: string) {
    if (refuseReadOnly()) return;
    const { team: before, orientation: orientationBefore } = store.getState();
    store.temporal.getState()[direction]();
    const { team, orientation, selected, generation, say } = store.getState();
    if (team !== before || orientation !== orientationBefore) say(announcement);
    if (team === before) return;
    store.setState({
      selected: selectionIn(team, selected),
      moving: null,
      generation: team.id === before.id ? generation : generation + 1,
    });
  }

  /** A live region announces only changes, so a repeated text gets an invisible difference. */
  function asNew(words: string): string {
    return words === store.getState().announcement ? `${words}\u00a0` : words;
  }

  return store;
}

/** The team before each edit, oldest first. */
export function teamsBefore({ temporal: history }: BuilderStore): Team[] {
  return history.getState().pastStates.flatMap(({ team }) => team ?? []);
}
