/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { cloudRecord, hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { isSameDraftTeam } from '#lib/builder/drafts.ts';
import { limitStorage } from '#lib/builder/local-team.fixtures.ts';
import { type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';
import { keptTeams, removeKept, storeKept } from '#lib/kept-teams/kept-storage.ts';
import { copyKept, type KeptChange, type KeptTeam, renameKept } from '#lib/kept-teams/kept-teams.ts';
import { listedTeam } from '#lib/kept-teams/listed-team.ts';
import { saveKept } from '#lib/kept-teams/save-kept.ts';
import { randomId } from '#lib/platform/random-id.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { teamArbitrary } from '#lib/team/team.fixtures.ts';
import type { CloudTeam } from '#types/cloud.ts';
import { MAX_KEPT_TEAMS } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

const NOW = 5000;
const world = { newId: randomId, now: () => NOW };

type Step = { tab: 0 | 1; at: number; name: string } & (
  | { act: 'edit' | 'new' | 'save' | 'save as new' | 'save over' | 'open' | 'rename' | 'copy' | 'remove' }
  | { act: 'build'; team: Team }
);

const where = {
  tab: fc.constantFrom(0 as const, 1 as const),
  at: fc.nat(20),
  name: fc.stringMatching(/^[A-Z][a-z]{0,8}$/),
};
const ACTS = ['edit', 'new', 'save', 'save', 'save as new', 'save over', 'open', 'rename', 'copy', 'remove'] as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...where, act: fc.constantFrom(...ACTS) }) },
  { weight: 1, arbitrary: fc.record({ ...where, act: fc.constant('build' as const), team: teamArbitrary() }) },
);

type Tab = { store: BuilderStore; rival: CloudTeam | null };

/** What a tab's builder would bring back after a reload of the list. */
const contentOf = ({ store }: Tab): Team => store.getState().team;

function perform(tab: Tab, { at, name, ...what }: Step): KeptChange | null {
  const { store, rival } = tab;
  const { edit, adopt, startNewTeam, openFromCloud } = store.getState();
  const { teams, unreadable } = keptTeams();
  const chosen = teams.length > 0 ? teams[at % teams.length] : undefined;
  const id = chosen?.id ?? 'none';
  switch (what.act) {
    case 'edit':
      edit((team) => renameTeam(team, name), '');
      return null;
    case 'build':
      adopt({ team: what.team });
      return null;
    case 'new':
      startNewTeam();
      return null;
    case 'open':
      if (chosen) openFromCloud(listedTeam(chosen), 'anon');
      return null;
    case 'remove':
      removeKept(id);
      return null;
    case 'save':
      return saveKept(store, world);
    case 'save as new':
      return saveKept(store, world, { asNew: true });
    case 'save over':
      return saveKept(store, world, rival ? { over: rival } : {});
    case 'rename':
      return storeKept(renameKept(teams, id, name, NOW));
    case 'copy':
      return storeKept(copyKept(teams, id, { id: randomId(), now: NOW, unreadable }));
  }
}

const byId = (teams: readonly KeptTeam[]) => new Map(teams.map((kept) => [kept.id, kept]));

/** The teams that differ between two lists. */
function changed(before: readonly KeptTeam[], after: readonly KeptTeam[]): string[] {
  const [was, is] = [byId(before), byId(after)];
  const isSame = (id: string) => JSON.stringify(was.get(id)) === JSON.stringify(is.get(id));
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => !isSame(id));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('whatever two tabs do, each change is to one team, a refusal changes nothing, and ten are kept at most', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 2000, max: 100_000 }), (steps, room) => {
      localStorage.clear();
      const spy = limitStorage(() => room);
      const tabs: [Tab, Tab] = [
        { store: createBuilderStore(() => NOW), rival: null },
        { store: createBuilderStore(() => NOW), rival: null },
      ];
      for (const one of steps) {
        const tab = tabs[one.tab];
        const before = keptTeams().teams;
        const content = contentOf(tab);
        const record = cloudRecord(tab.store.getState());
        const outcome = perform(tab, one);
        const after = keptTeams().teams;
        const ids = changed(before, after);

        expect(after.length).toBeLessThanOrEqual(MAX_KEPT_TEAMS);
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        expect(after.map(({ savedAt }) => savedAt)).toEqual(
          after.map(({ savedAt }) => savedAt).toSorted((a, b) => b - a),
        );
        if (outcome === null) expect(ids.length).toBe(one.act === 'remove' && before.length > 0 ? 1 : 0);
        else if (!outcome.ok) expect(ids).toEqual([]);
        else expect(ids).toEqual([outcome.kept.id]);

        const isSave = one.act.startsWith('save');
        tab.rival = outcome && !outcome.ok && outcome.current ? listedTeam(outcome.current) : null;
        if (!isSave || !outcome) continue;
        // The builder keeps its team, and it is unsaved exactly if it wasn't saved.
        expect(isSameDraftTeam({ ...contentOf(tab), id: null }, { ...content, id: null })).toBe(true);
        const held = byId(before).get(content.id ?? '');
        const isCurrent = one.act === 'save' && held !== undefined && held.version === record?.version;
        expect(isCurrent && !outcome.ok && outcome.reason !== 'full').toBe(false);
        if (!outcome.ok) continue;
        expect(hasUnsavedChanges(tab.store.getState())).toBe(false);
        expect(isSameDraftTeam(outcome.kept.team, contentOf(tab))).toBe(true);
        const replaced = byId(before).get(outcome.kept.id);
        // Nobody else's change is replaced unless the user has been asked.
        if (replaced && one.act === 'save') expect(replaced.version).toBe(record?.version);
      }
      spy.mockRestore();
    }),
    { numRuns: 30 },
  );
});

it('what is kept is read back whole', () => {
  fc.assert(
    fc.property(teamArbitrary(), (team) => {
      localStorage.clear();
      const store = createBuilderStore(() => NOW);
      store.getState().adopt({ team });
      const change = saveKept(store, world);
      expect(change.ok).toBe(true);
      expect(keptTeams().teams.map((kept) => isSameDraftTeam({ ...kept.team, id: null }, team))).toEqual([true]);
    }),
    { numRuns: 20 },
  );
});
