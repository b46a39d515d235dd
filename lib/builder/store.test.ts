import * as fc from 'fast-check';
import { hasUnsavedChanges, lastSaved } from '#lib/builder/cloud-record.ts';
import { type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';
import { BENCH_FULL, READ_ONLY_TEAM } from '#lib/platform/messages/team.ts';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import {
  addStarter,
  addSubstitute,
  everyone,
  move,
  removePlayer,
  renameTeam,
  setFormation,
} from '#lib/team/operations.ts';
import { makeCloudTeam, makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import { FORMATION_IDS, PITCH_ORIENTATIONS, SLOTS, type Spot } from '#types/team.ts';

const player = makePlayer({ id: 'p1', name: 'Pelé' });
const messages = (store: BuilderStore) => store.getState().notifications.map(({ type, message }) => [type, message]);

function storeWith(team = newTeam()): BuilderStore {
  const store = createBuilderStore(() => 1000);
  store.getState().adopt({ team });
  store.temporal.getState().clear();
  return store;
}

describe('an edit', () => {
  it('changes the team, marks it unsaved and announces it', () => {
    const store = storeWith();
    expect(store.getState().edit((team) => addStarter(team, player, 'ST'), 'Pelé placed at ST')).toBe(true);
    expect(store.getState().announcement).toBe('Pelé placed at ST');
    expect(hasUnsavedChanges(store.getState())).toBe(true);
    expect(store.getState().team.players.ST).toEqual(player);
  });

  it('that is rejected changes nothing and says why', () => {
    const store = storeWith(makeTeam('4-3-3', { ST: player }));
    const before = store.getState().team;
    expect(store.getState().edit((team) => addSubstitute(team, player), 'never')).toBe(false);
    expect(store.getState().team).toBe(before);
    expect(store.getState().announcement).toBe('');
    expect(messages(store)).toEqual([['error', 'Pelé is already in your team']]);
  });

  it('without effect is ignored silently', () => {
    const store = storeWith();
    expect(store.getState().edit((team) => removePlayer(team, { kind: 'slot', slot: 'ST' }), 'never')).toBe(false);
    expect(messages(store)).toEqual([]);
  });

  it('keeps a selected slot when it is filled, but drops one that was only the screen’s guess (D61)', () => {
    const chosen: Spot = { kind: 'slot', slot: 'ST' };
    for (const [selected, after] of [
      [chosen, chosen],
      [{ ...chosen, isGuess: true }, null],
    ] as const) {
      const store = storeWith();
      store.getState().select(selected);
      store.getState().edit((team) => addStarter(team, player, 'ST'), '');
      expect(store.getState().selected).toEqual(after);
    }
  });

  it('clears the selection if its slot disappears', () => {
    const store = storeWith();
    store.getState().select({ kind: 'slot', slot: 'LW' });
    store.getState().edit((team) => setFormation(team, '4-4-2'), '');
    expect(store.getState().selected).toBeNull();
    store.getState().select({ kind: 'slot', slot: 'GK' });
    store.getState().edit((team) => setFormation(team, '4-3-3'), '');
    expect(store.getState().selected).toEqual({ kind: 'slot', slot: 'GK' });
  });
});

describe('a move', () => {
  const from: Spot = { kind: 'slot', slot: 'ST' };

  it('ends with the edit', () => {
    const store = storeWith(makeTeam('4-3-3', { ST: player }));
    store.getState().startMoving({ from: 'team', spot: from });
    store.getState().placePlayer({ from: 'team', spot: from }, { kind: 'slot', slot: 'LW' }, 'Pelé placed at LW');
    store.getState().stopMoving();
    expect(store.getState()).toMatchObject({ moving: null, announcement: 'Pelé placed at LW' });
  });

  it('continues after a rejection until it is cancelled', () => {
    const store = storeWith(makeTeam('4-3-3', { ST: player }, makePlayers(MAX_SUBSTITUTES, 'bench-')));
    store.getState().startMoving({ from: 'team', spot: from });
    store.getState().placePlayer({ from: 'team', spot: from }, { kind: 'bench', index: MAX_SUBSTITUTES }, 'never');
    expect(store.getState().moving).toEqual({ from: 'team', spot: from });
    expect(messages(store)).toEqual([['error', BENCH_FULL]]);
    store.getState().stopMoving();
    expect(store.getState()).toMatchObject({ moving: null, announcement: 'Move cancelled' });
  });
});

describe('history', () => {
  it('goes back at most a hundred steps', () => {
    const store = storeWith();
    const teams = [store.getState().team];
    for (let step = 1; step <= 105; step += 1) {
      store.getState().edit((team) => renameTeam(team, `Name ${step}`), '');
      teams.push(store.getState().team);
    }
    for (let step = 104; step >= 5; step -= 1) {
      store.getState().undo();
      expect(store.getState().team).toEqual(teams[step]);
    }
    store.getState().undo();
    expect(store.getState().team.name).toBe('Name 5');
  });

  it('restores the team from before Start New Team, which clears the cloud id (D3) and the orientation', () => {
    const team = { ...makeTeam('3-5-2', { GK: player }), id: 'cloud' };
    const store = storeWith(team);
    store.getState().turnPitch('portrait');
    store.getState().startNewTeam();
    expect(store.getState().team).toEqual(newTeam());
    expect(store.getState().orientation).toBeNull();
    store.getState().undo();
    expect(store.getState()).toMatchObject({ team, orientation: 'portrait', announcement: 'Undone' });
    store.getState().redo();
    expect(store.getState()).toMatchObject({ team: newTeam(), orientation: null, announcement: 'Redone' });
  });

  it('compares with the cloud: a team is unsaved only if it differs', () => {
    const store = storeWith();
    const state = () => ({ isUnsaved: hasUnsavedChanges(store.getState()), at: lastSaved(store.getState()) });
    store.getState().openFromCloud(makeCloudTeam({ id: 'a', updatedAt: '1970-01-01T00:00:05Z' }), 'me');
    store.getState().undo();
    expect(state()).toMatchObject({ isUnsaved: true });
    store.getState().redo();
    expect(state()).toEqual({ isUnsaved: false, at: 5000 });

    store.getState().edit((team) => renameTeam(team, 'Edited'), '');
    const { team, generation } = store.getState();
    store.getState().markSaved(team, generation, { teamId: 'a', version: 2 }, 'me');
    store.getState().undo();
    expect(state()).toMatchObject({ isUnsaved: true });
    store.getState().redo();
    expect(state()).toEqual({ isUnsaved: false, at: 1000 });
    store.getState().startNewTeam();
    store.getState().undo();
    expect(state()).toEqual({ isUnsaved: false, at: 1000 });
    store.getState().followDeletion('a');
    store.getState().undo();
    store.getState().redo();
    expect(state()).toMatchObject({ isUnsaved: true });
  });

  it('ignores selections, moves and notifications', () => {
    const store = storeWith();
    store.getState().select({ kind: 'slot', slot: 'GK' });
    store.getState().notify('error', 'Something');
    store.getState().startMoving({ from: 'search', player });
    expect(store.temporal.getState().pastStates).toEqual([]);
  });

  const slot = fc.constantFrom(...SLOTS);
  const spot = fc.oneof(
    slot.map((code): Spot => ({ kind: 'slot', slot: code })),
    fc.integer({ min: 0, max: MAX_SUBSTITUTES }).map((index): Spot => ({ kind: 'bench', index })),
  );
  const newcomer = fc.constantFrom(...makePlayers(15));
  const step: fc.Arbitrary<(store: BuilderStore) => void> = fc.oneof(
    fc.tuple(newcomer, slot).map(([who, at]) => (store: BuilderStore) => {
      store.getState().edit((team) => addStarter(team, who, at), '');
    }),
    newcomer.map((who) => (store: BuilderStore) => {
      store.getState().edit((team) => addSubstitute(team, who), '');
    }),
    fc.tuple(spot, spot).map(([from, to]) => (store: BuilderStore) => {
      store.getState().edit((team) => move(team, from, to), '');
    }),
    fc.constantFrom(...FORMATION_IDS).map((id) => (store: BuilderStore) => {
      store.getState().edit((team) => ({ ok: true, team: changeFormation(team, id) }), '');
    }),
    fc.constantFrom(...PITCH_ORIENTATIONS).map((orientation) => (store: BuilderStore) => {
      store.getState().turnPitch(orientation);
    }),
    fc.constant((store: BuilderStore) => store.getState().startNewTeam()),
  );

  it('undo restores every earlier state exactly, and redo every later one', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const store = storeWith();
        const snapshot = () => JSON.parse(JSON.stringify([store.getState().team, store.getState().orientation]));
        const seen = [snapshot()];
        for (const take of steps) {
          const { length } = store.temporal.getState().pastStates;
          take(store);
          if (store.temporal.getState().pastStates.length > length) seen.push(snapshot());
        }
        for (const expected of seen.slice(0, -1).toReversed()) {
          store.getState().undo();
          expect(snapshot()).toEqual(expected);
        }
        for (const expected of seen.slice(1)) {
          store.getState().redo();
          expect(snapshot()).toEqual(expected);
        }
        const ids = everyone(store.getState().team).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a read-only team', () => {
  it.each<[string, (store: BuilderStore) => void]>([
    ['an edit', (store) => void store.getState().edit((team) => removePlayer(team, { kind: 'slot', slot: 'ST' }), '')],
    ['a new start', (store) => store.getState().startNewTeam()],
    ['undo', (store) => store.getState().undo()],
    ['redo', (store) => store.getState().redo()],
  ])('is not changed by %s, and says why', (_, change) => {
    const store = storeWith(makeTeam('4-3-3', { ST: player }));
    store.getState().edit((team) => renameTeam(team, 'Before'), '');
    store.getState().edit((team) => renameTeam(team, 'Undone'), '');
    store.getState().undo();
    store.getState().adopt({ readOnly: true });
    const { team } = store.getState();
    change(store);
    expect(store.getState().team).toBe(team);
    expect(messages(store)).toEqual([['warning', READ_ONLY_TEAM]]);
  });
});

describe('notifications', () => {
  it('have a time, and a repeated message replaces the previous one', () => {
    let time = 0;
    const store = createBuilderStore(() => (time += 1));
    store.getState().notify('error', 'One');
    store.getState().notify('warning', 'Two');
    store.getState().notify('error', 'One');
    expect(store.getState().notifications).toEqual([
      { id: 2, type: 'warning', message: 'Two', timestamp: 2 },
      { id: 3, type: 'error', message: 'One', timestamp: 3 },
    ]);
    store.getState().dismiss(2);
    expect(messages(store)).toEqual([['error', 'One']]);
  });

  it('are limited to four: the oldest is dropped', () => {
    const store = createBuilderStore(() => 0);
    for (const word of ['a', 'b', 'c', 'd', 'e']) store.getState().notify('success', word);
    expect(messages(store).map(([, message]) => message)).toEqual(['b', 'c', 'd', 'e']);
  });
});
