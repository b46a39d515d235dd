import { hasUnsavedChanges, lastSaved } from '#lib/builder/cloud-record.ts';
import { fromBuilder, readDraft, toBuilder, writtenDraft } from '#lib/builder/drafts.ts';
import { createBuilderStore } from '#lib/builder/store.ts';
import { addStarter, renameTeam } from '#lib/team/operations.ts';
import { makeCloudTeam, makePlayer } from '#lib/team/team.fixtures.ts';

const NOW = 9000;
const inCloud = makeCloudTeam({ updatedAt: '1970-01-01T00:00:05Z', version: 3, coach: 'Sir Alex' });

function start() {
  const store = createBuilderStore(() => NOW);
  const act = store.getState();
  const rename = (name: string) => act.edit((team) => renameTeam(team, name), name);
  const state = () => [hasUnsavedChanges(store.getState()), lastSaved(store.getState())];
  const save = () => {
    const { team, generation } = store.getState();
    return () => act.markSaved(team, generation, { teamId: 'cloud', version: 4 }, 'me');
  };
  return { store, act, rename, state, save };
}

it('a new team is unsaved once it has a name, a player or another formation', () => {
  const { act, rename, state } = start();
  expect(state()).toEqual([false, null]);
  rename('Mine');
  expect(state()).toEqual([true, null]);
  act.undo();
  expect(state()).toEqual([false, null]);
  act.edit((team) => addStarter(team, makePlayer({ id: 'p' }), 'ST'), '');
  expect(state()).toEqual([true, null]);
});

it('a new team started in place of a cloud team is unsaved even without players', () => {
  const { act, state } = start();
  act.openFromCloud(inCloud, 'me');
  expect(state()).toEqual([false, 5000]);
  act.startNewTeam();
  expect(state()).toEqual([true, null]);
  act.undo();
  expect(state()).toEqual([false, 5000]);
});

it('an edit during a save is unsaved until it is undone', () => {
  const { act, rename, state, save } = start();
  act.openFromCloud(inCloud, 'me');
  rename('Sent');
  const finish = save();
  rename('Later');
  finish();
  expect(state()).toEqual([true, NOW]);
  act.undo();
  expect(state()).toEqual([false, NOW]);
});

it('a rename in the list of teams is already saved, and later edits are not', () => {
  const { store, act, rename, state } = start();
  act.openFromCloud(inCloud, 'me');
  act.followRename(inCloud, { ...inCloud, name: 'Listed', version: 4 });
  expect(store.getState()).toMatchObject({ team: { name: 'Listed' }, cloud: { cloud: { version: 4 } } });
  expect(state()).toEqual([false, 5000]);
  rename('Edited');
  expect(state()).toEqual([true, 5000]);
});

it('a team that was deleted elsewhere, or whose account was deleted (D55), is unsaved', () => {
  const deleted = start();
  deleted.act.openFromCloud({ ...inCloud, name: 'Mine' }, 'me');
  deleted.act.followDeletion('cloud');
  expect(deleted.state()).toEqual([true, null]);
  const left = start();
  left.act.openFromCloud({ ...inCloud, name: 'Mine' }, 'me');
  left.act.detach();
  expect(left.state()).toEqual([true, null]);
});

it.each([
  ['saved', false],
  ['unsaved', true],
])('a stored team is %s after it is read again', (_, isEdited) => {
  const { store, act, rename, state } = start();
  act.openFromCloud(inCloud, 'me');
  if (isEdited) rename('Edited');
  const text = writtenDraft({ tab: 'a', savedAt: 1, contains: {}, ...fromBuilder(store.getState()) });
  const read = readDraft('a', text);
  if (read.kind !== 'draft') throw new Error(read.kind);
  act.adopt(toBuilder(read, store.getState().cloud));
  expect(state()).toEqual([isEdited, 5000]);
  expect(store.getState().cloud).toMatchObject({ cloud: { version: 3, coach: 'Sir Alex' } });
});
