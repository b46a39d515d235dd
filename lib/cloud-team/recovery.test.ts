import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { createBuilderStore } from '#lib/builder/store.ts';
import {
  copiesToOffer,
  forgetRecoveryCopy,
  outliveAccount,
  putAside,
  recoveryCopies,
  restoreRecoveryCopy,
  takeOffScreen,
} from '#lib/cloud-team/recovery.ts';
import { copyKey, migratedKey, recoveryKey, TEAM_KEY } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

beforeEach(() => localStorage.clear());

function withWork(name = 'Mine') {
  const store = createBuilderStore(() => 0);
  store.setState({ team: { ...makeTeam('4-3-3', {}, [makePlayer({ id: 'one' })]), id: 'cloud' }, owner: 'me' });
  const record = { version: 4, savedAt: 12, team: store.getState().team, coach: 'Coach' };
  store.setState({ cloud: { cloud: record }, isRestored: true });
  store.getState().edit((team) => renameTeam(team, name), 'Renamed');
  return store;
}

function fill(room: (key: string) => boolean) {
  const setItem = Storage.prototype.setItem;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
    if (!room(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

it('clears the team and its undo steps, and keeps unsaved work for its owner only (D23)', () => {
  const store = withWork();
  expect(putAside(store, 99)).toBe(true);
  expect(store.getState()).toMatchObject({
    team: newTeam(),
    owner: ANONYMOUS,
    cloud: {},
  });
  expect(store.temporal.getState().pastStates).toEqual([]);
  expect(recoveryCopies('me')).toMatchObject([
    { owner: 'me', savedAt: 99, version: 4, team: { name: 'Mine', id: 'cloud' } },
  ]);
  localStorage.setItem(recoveryKey('other'), localStorage.getItem(recoveryKey('me')) ?? '');
  expect(recoveryCopies('other')).toEqual([]);
});

it('makes the team and all unsaved work a visitor’s when the account is deleted (D55)', () => {
  putAside(withWork('Earlier'), 7);
  localStorage.setItem(migratedKey('me'), '1');
  const store = withWork();
  const { team } = store.getState();
  outliveAccount(store, 'me');
  expect(store.getState()).toMatchObject({
    team: { ...team, id: null },
    owner: ANONYMOUS,
    cloud: {},
  });
  expect(recoveryCopies(ANONYMOUS)).toMatchObject([{ owner: ANONYMOUS, team: { name: 'Earlier', id: null } }]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/"me"|\.me/);

  const empty = createBuilderStore(() => 0);
  empty.setState({ owner: 'me' });
  outliveAccount(empty, 'me');
  expect(empty.getState()).toMatchObject({ team: newTeam(), owner: ANONYMOUS });
  expect(hasUnsavedChanges(empty.getState())).toBe(false);

  const newer = withWork();
  newer.setState({ readOnly: true });
  outliveAccount(newer, 'me');
  expect(newer.getState().team.id).toBe('cloud');
});

it('keeps no copy of a saved team', () => {
  const store = withWork();
  const { team, generation, markSaved } = store.getState();
  markSaved(team, generation, { teamId: 'cloud', version: 5 }, 'me');
  expect(putAside(store, 1)).toBe(true);
  expect(localStorage.length).toBe(0);
});

it('keeps earlier copies without duplicates, at most five', () => {
  for (const name of ['A', 'B', 'A', 'C', 'D', 'E', 'F']) putAside(withWork(name), 1);
  expect(recoveryCopies('me').map(({ team }) => team.name)).toEqual(['A', 'C', 'D', 'E', 'F']);
});

const names = (copies: LocalEnvelope[]) => copies.map(({ team }) => team.name);

it('reads the list of an earlier version along with single copies, and forgets each alone', async () => {
  putAside(withWork('First'), 1);
  putAside(withWork('Second'), 2);
  const earlier = recoveryCopies('me');
  localStorage.clear();
  localStorage.setItem(recoveryKey('me'), JSON.stringify(earlier));
  putAside(withWork('Third'), 3);
  const [first] = earlier;
  if (!first) throw new Error('two were kept');
  expect(names(recoveryCopies('me'))).toEqual(['First', 'Second', 'Third']);
  forgetRecoveryCopy(first);
  expect(
    names(
      await copiesToOffer(
        createBuilderStore(() => 0),
        'me',
      ),
    ),
  ).toEqual(['Second', 'Third']);
});

it('offers nothing that could not be stored', async () => {
  putAside(withWork(), 1);
  const newer = createBuilderStore(() => 0);
  newer.setState({ readOnly: true });
  expect(await copiesToOffer(newer, 'me')).toEqual([]);
  expect(recoveryCopies('me')).toHaveLength(1);
});

it('forgets the oldest of more than five copies when it offers them', async () => {
  const others = new Map<string, string>();
  for (const at of [3, 1, 2, 6, 4, 5]) {
    putAside(withWork(`Team ${at}`), at);
    const [copy] = recoveryCopies('me');
    if (!copy) throw new Error('kept');
    localStorage.clear();
    others.set(copyKey('me', `${at}:tab`), JSON.stringify(copy));
  }
  for (const [key, text] of others) localStorage.setItem(key, text);
  expect(
    names(
      await copiesToOffer(
        createBuilderStore(() => 0),
        'me',
      ),
    ),
  ).toEqual([2, 3, 4, 5, 6].map((at) => `Team ${at}`));
  expect(localStorage.length).toBe(5);
});

it('restores unsaved work as one undoable step, and deletes the copy', () => {
  putAside(withWork('First'), 1);
  putAside(withWork('Second'), 2);
  const [first, second] = recoveryCopies('me');
  if (!first || !second) throw new Error('both were kept');
  const store = createBuilderStore(() => 0);
  restoreRecoveryCopy(store, first);
  expect(store.getState()).toMatchObject({ team: { name: 'First' }, owner: 'me', cloud: { cloud: { version: 4 } } });
  expect(hasUnsavedChanges(store.getState())).toBe(true);
  expect(store.temporal.getState().pastStates).toHaveLength(1);
  expect(recoveryCopies('me')).toEqual([second]);
  forgetRecoveryCopy(second);
  expect(localStorage.getItem(recoveryKey('me'))).toBeNull();
});

it('makes room in full storage by removing the stored team', () => {
  localStorage.setItem(TEAM_KEY, 'the stored team');
  const store = withWork();
  fill(() => localStorage.getItem(TEAM_KEY) === null);
  expect(putAside(store, 1)).toBe(true);
  expect(recoveryCopies('me')).toHaveLength(1);
});

it('leaves everything in place if the work cannot be stored', () => {
  localStorage.setItem(TEAM_KEY, 'the stored team');
  const store = withWork();
  fill((key) => key === TEAM_KEY);
  expect(putAside(store, 1)).toBe(false);
  expect(store.getState()).toMatchObject({ team: { name: 'Mine' }, owner: 'me' });
  expect(hasUnsavedChanges(store.getState())).toBe(true);
  expect(localStorage.getItem(TEAM_KEY)).toBe('the stored team');
  takeOffScreen(store);
  expect(store.getState()).toMatchObject({ team: newTeam(), owner: ANONYMOUS });
  expect(store.temporal.getState().pastStates).toEqual([]);
});

it.each(['{"half', '"text"', 'null', '[1,{}]', '[{"v":1,"owner":"me","team":{"formation":"9-9-9"}}]'])(
  'ignores %s',
  (text) => {
    localStorage.setItem(recoveryKey('me'), text);
    expect(recoveryCopies('me')).toEqual([]);
  },
);
