/** @jest-environment jsdom */
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { DRAFT_VERSION } from '#lib/builder/drafts.ts';
import { createBuilderStore } from '#lib/builder/store.ts';
import { followKeptTeam } from '#lib/kept-teams/follow-kept-team.ts';
import { keptTeam, keptTeams, removeKept, storeKept } from '#lib/kept-teams/kept-storage.ts';
import { copyKept, keepTeam, renameKept, replaceTeam } from '#lib/kept-teams/kept-teams.ts';
import { listedTeam } from '#lib/kept-teams/listed-team.ts';
import { linkToKept, saveKept } from '#lib/kept-teams/save-kept.ts';
import { keptMessage, TOO_MANY_KEPT } from '#lib/platform/messages/kept-teams.ts';
import { randomId } from '#lib/platform/random-id.ts';
import { keptTeamKey, writeStored } from '#lib/platform/storage.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { MAX_KEPT_TEAMS } from '#types/limits.ts';

const world = { newId: randomId, now: () => 5000 };
const ELEVEN = makeTeam('4-3-3', { ST: makePlayer({ id: 'nine' }) });
const stops: (() => void)[] = [];

function tab() {
  const store = createBuilderStore(() => 5000);
  const rename = (name: string) => store.getState().edit((team) => renameTeam(team, name), '');
  const save = (choice = {}) => saveKept(store, world, choice);
  const open = (id: string) => {
    const kept = keptTeam(id);
    if (!kept) throw new Error(`no team ${id}`);
    store.getState().openFromCloud(listedTeam(kept), 'anon');
  };
  const follow = () => stops.push(followKeptTeam(store));
  return { store, rename, save, open, follow, state: () => store.getState() };
}

/** A team saved in this tab. */
function savedTab(name: string) {
  const one = tab();
  one.store.getState().adopt({ team: { ...ELEVEN, name } });
  const change = one.save();
  if (!change.ok) throw new Error(change.reason);
  return { ...one, id: change.kept.id };
}

const tellOthers = (id: string) => window.dispatchEvent(new StorageEvent('storage', { key: keptTeamKey(id) }));
const names = () => keptTeams().teams.map(({ team }) => team.name);

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('an edited team replaces the one it was opened from, without an undo step', () => {
  const { rename, save, state, store } = savedTab('First');
  expect(hasUnsavedChanges(state())).toBe(false);
  rename('Second');
  expect(hasUnsavedChanges(state())).toBe(true);
  const steps = store.temporal.getState().pastStates.length;
  expect(save()).toMatchObject({ ok: true, kept: { version: 2 } });
  expect([names(), hasUnsavedChanges(state()), store.temporal.getState().pastStates.length]).toEqual([
    ['Second'],
    false,
    steps,
  ]);
});

it('the eleventh team is refused, also if some of the ten can’t be read', () => {
  for (let count = 1; count < MAX_KEPT_TEAMS; count += 1) savedTab(`Team ${count}`);
  const newer = JSON.stringify({ v: DRAFT_VERSION + 1, savedAt: 1, team: ELEVEN });
  writeStored(keptTeamKey('newer'), newer);
  expect(keptTeams()).toMatchObject({ unreadable: 1 });
  const one = tab();
  one.rename('Eleventh');
  const refusal = one.save();
  expect(refusal).toEqual({ ok: false, reason: 'too-many' });
  expect(keptMessage('too-many')).toBe(TOO_MANY_KEPT);
  expect(names()).toHaveLength(MAX_KEPT_TEAMS - 1);
  expect(localStorage.getItem(keptTeamKey('newer'))).toBe(newer);
  expect(hasUnsavedChanges(one.state())).toBe(true);
});

it('a team that another tab saved since it was opened is not replaced without asking', () => {
  const { id, rename, save } = savedTab('First');
  const other = tab();
  other.open(id);
  other.rename('Theirs');
  other.save();
  rename('Mine');
  const change = save();
  expect(change).toMatchObject({ ok: false, reason: 'changed', current: { team: { name: 'Theirs' }, version: 2 } });
  if (change.ok || !change.current) throw new Error('saved');
  expect(save({ asNew: true })).toMatchObject({ ok: true, kept: { version: 1 } });
  expect(names()).toEqual(['Mine', 'Theirs']);
});

it('two tabs that saved the same version at once don’t replace one another', () => {
  const base = { id: 'a', version: 3, team: { ...ELEVEN, name: 'Base' } };
  const stored = [{ id: 'a', version: 3, savedAt: 1, team: { ...ELEVEN, id: 'a', name: 'The other’s 3' } }];
  expect(replaceTeam(stored, base, ELEVEN, 2)).toMatchObject({ ok: false, reason: 'changed' });
});

it('a team deleted in the list stays open, unsaved, and can be saved again', () => {
  const { id, save, state, follow } = savedTab('First');
  follow();
  removeKept(id);
  tellOthers(id);
  expect([state().team.name, hasUnsavedChanges(state())]).toEqual(['First', true]);
  expect(save()).toMatchObject({ ok: true });
  expect(names()).toEqual(['First']);
});

it('an open team without edits follows another tab, and one with edits keeps them until it is saved', () => {
  const { id, rename, save, state } = savedTab('First');
  const follower = tab();
  follower.open(id);
  follower.follow();
  rename('Second');
  save();
  tellOthers(id);
  expect(follower.state()).toMatchObject({ team: { name: 'Second' }, announcement: 'Updated from another tab' });
  follower.state().undo();
  expect(follower.state().team.name).toBe('First');
  follower.state().redo();
  follower.rename('Mine');
  storeKept(renameKept(keptTeams().teams, id, 'Third', 1));
  tellOthers(id);
  expect(follower.state().team.name).toBe('Mine');
  expect(follower.save()).toMatchObject({ ok: false, reason: 'changed' });
  expect(state().team.name).toBe('Second');
});

it('a rename keeps the rules of names, and a copy is named as in the cloud', () => {
  const { id } = savedTab('N'.repeat(60));
  const { teams } = keptTeams();
  expect(renameKept(teams, id, '  ', 1)).toEqual({ ok: false, reason: 'empty-name' });
  expect(renameKept(teams, 'none', 'A', 1)).toEqual({ ok: false, reason: 'gone' });
  storeKept(copyKept(teams, id, { id: randomId(), now: 1, unreadable: 0 }));
  expect(names()[0]).toBe(`${'N'.repeat(53)} (copy)`);
  const many = Array.from({ length: MAX_KEPT_TEAMS }, (_, at) => ({
    id: `${at}`,
    version: 1,
    savedAt: at,
    team: ELEVEN,
  }));
  expect(copyKept(many, '3', { id: 'x', now: 1, unreadable: 0 })).toEqual({ ok: false, reason: 'too-many' });
  expect(keepTeam(many.slice(1), ELEVEN, { id: 'x', now: 1, unreadable: 0 })).toMatchObject({ kept: { savedAt: 10 } });
});

it('knows a saved team that has lost its place in the list', () => {
  const { id } = savedTab('First');
  const later = tab();
  later.store.getState().adopt({ team: { ...ELEVEN, name: 'First' } });
  linkToKept(later.store);
  expect([later.state().team.id, hasUnsavedChanges(later.state())]).toEqual([id, false]);
});
