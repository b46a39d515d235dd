/** @jest-environment jsdom */
import * as fc from 'fast-check';
import type { Result } from '#lib/api/result.ts';
import type { Saved, SaveResult } from '#lib/api/teams.ts';
import { keptTeams, storeKept } from '#lib/kept-teams/kept-storage.ts';
import { keepTeam, replaceTeam } from '#lib/kept-teams/kept-teams.ts';
import { takeAlong } from '#lib/kept-teams/take-along.ts';
import { NO_ANSWER, TOO_MANY_TEAMS } from '#lib/platform/messages/cloud.ts';
import { randomId } from '#lib/platform/random-id.ts';
import { makeCloudTeam, makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

type Save = { team: Team; requestId: string };
/** What happens to a call: it never arrives, its response gets lost, or all is well. */
type Fate = 'ok' | 'lost' | 'unanswered';

const caller = { token: 'token' };
const lost = { ok: false, code: 'unreachable', error: NO_ANSWER, cloud: null } as const;

/** A cloud with room for so many teams, which saves a repeated request once (D24). */
function cloudWith(teams: CloudTeam[], room: number, fates: Fate[]) {
  const answers = new Map<string, Saved>();
  const loadTeams = jest.fn(async (): Promise<Result<CloudTeam[]>> => ({ ok: true, value: [...teams] }));
  const saveTeam = jest.fn(async (_caller: unknown, { team, requestId }: Save): Promise<SaveResult> => {
    const fate = fates.shift() ?? 'ok';
    if (fate === 'lost') return lost;
    const known = answers.get(requestId);
    if (!known && teams.length >= room) return { ok: false, code: 'limit', error: TOO_MANY_TEAMS, cloud: null };
    const saved = known ?? { teamId: randomId(), version: 1 };
    if (!known) teams.push(makeCloudTeam({ ...team, id: saved.teamId }));
    answers.set(requestId, saved);
    return fate === 'ok' ? { ok: true, value: saved } : lost;
  });
  return { api: { loadTeams, saveTeam }, teams, saveTeam };
}

const named = (name: string) => ({ ...makeTeam('4-3-3', { ST: makePlayer({ id: 'nine' }) }), name });

function keep(name: string): void {
  storeKept(keepTeam(keptTeams().teams, named(name), { id: randomId(), now: 1, unreadable: 0 }));
}

const here = () => keptTeams().teams.map(({ team }) => team.name);
const there = (teams: readonly CloudTeam[]) => teams.map(({ name }) => name);

beforeEach(() => localStorage.clear());

it('whatever gets lost on the way, each team is in the cloud once or still here, and in the end all are there', async () => {
  const fates = fc.array(fc.constantFrom<Fate>('ok', 'lost', 'unanswered'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10 }), fates, async (count, fated) => {
      localStorage.clear();
      const all = Array.from({ length: count }, (_, at) => `Team ${at}`);
      for (const name of all) keep(name);
      const { api, teams } = cloudWith([], 50, [...fated]);
      for (let attempt = 0; attempt <= fated.length; attempt += 1) {
        await takeAlong(api, caller);
        expect(new Set([...here(), ...there(teams)])).toEqual(new Set(all));
        expect(new Set(there(teams)).size).toBe(teams.length);
      }
      expect([here(), there(teams)]).toEqual([[], all]);
    }),
    { numRuns: 60 },
  );
});

it('what the account has no room for stays here', async () => {
  for (const name of ['A', 'B', 'C']) keep(name);
  const { api, teams } = cloudWith([makeCloudTeam({ name: 'Mine' })], 3, []);
  expect(await takeAlong(api, caller)).toEqual({ taken: 2, error: TOO_MANY_TEAMS });
  expect([here(), there(teams)]).toEqual([['C'], ['Mine', 'A', 'B']]);
});

it('a team that the account already has is not copied again', async () => {
  keep('A');
  const { api, saveTeam } = cloudWith([makeCloudTeam({ ...named('A'), id: 'there' })], 50, []);
  expect(await takeAlong(api, caller)).toEqual({ taken: 1, error: null });
  expect([here(), saveTeam.mock.calls.length]).toEqual([[], 0]);
});

it('nothing leaves this browser if the account can’t be read', async () => {
  keep('A');
  const { api } = cloudWith([], 50, []);
  api.loadTeams.mockResolvedValueOnce({ ok: false, code: 'unreachable', error: NO_ANSWER });
  expect(await takeAlong(api, caller)).toEqual({ taken: 0, error: NO_ANSWER });
  expect(here()).toEqual(['A']);
});

it('a team that another tab saves meanwhile stays here', async () => {
  keep('A');
  const { api, saveTeam } = cloudWith([], 50, []);
  const save = saveTeam.getMockImplementation();
  saveTeam.mockImplementationOnce(async (...call) => {
    const { teams } = keptTeams();
    const [kept] = teams;
    if (kept) storeKept(replaceTeam(teams, kept, named('A, changed'), 2));
    return save?.(...call) ?? lost;
  });
  await takeAlong(api, caller);
  expect(here()).toEqual(['A, changed']);
});
