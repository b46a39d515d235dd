import fc from 'fast-check';
import { cleanName, playChallenge, readChallenge, rematchSeed, turnsCode } from '#lib/draft/challenge.ts';
import { dealFor } from '#lib/draft/deal.ts';
import { draftTitle } from '#lib/draft/draft-day.ts';
import { bestSlot, type DraftState, type DraftTurn, draftState } from '#lib/draft/draft-state.ts';
import { readTally, withMatch } from '#lib/draft/tally.ts';
import { readPlayAddress, writePlayAddress } from '#lib/match/play-address.ts';
import { winnerOf } from '#lib/match/score.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

const { book } = wholeSquads();
const SEED = 'pabc123';

/** A draft that takes the player with this number from every squad. */
function draftWith(number: number, skips = 0): DraftState {
  const deal = dealFor(book, SEED);
  let turns: DraftTurn[] = Array<null>(skips).fill(null);
  for (;;) {
    const state = draftState(deal, turns);
    if (!state) throw new Error('A turn was not possible.');
    if (!state.squad) return state;
    const place = state.squad.places[number % state.squad.places.length];
    turns = [...turns, place ? { player: place.entry.player.id, slot: bestSlot(state, place) } : null];
  }
}

const linkOf = (over: Partial<Parameters<typeof writePlayAddress>[0]> = {}) =>
  readPlayAddress(
    writePlayAddress({ draft: SEED, version: ENGINE_VERSION, picks: turnsCode(draftWith(3)), name: 'Ana', ...over }),
  );

it('carries seed, version, picks and name through a link', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(2), (number, skips) => {
      const state = draftWith(number, skips);
      const challenge = readChallenge(book, linkOf({ picks: turnsCode(state) }));
      expect(challenge).toEqual({ seed: SEED, sender: { name: 'Ana', state }, friend: null });
    }),
    { numRuns: 30 },
  );
});

it('refuses a link in which anything is wrong', () => {
  const good = turnsCode(draftWith(3));
  const wrong = [
    { picks: good.slice(2) },
    { picks: `${good}--`.slice(0, -4) },
    { picks: good.slice(0, 2).repeat(11) },
    { picks: `zz${good.slice(2)}` },
    { picks: '' },
    { name: '' },
    { name: '\u200b' },
    { draft: '../x' },
    { version: '<b>' },
    { reply: 'zz', by: 'Ben' },
    { reply: good, by: '' },
  ];
  expect(wrong.map((over) => readChallenge(book, linkOf(over)))).toEqual(wrong.map(() => 'damaged'));
  expect(readChallenge(book, readPlayAddress('#draft=1'))).toBe('damaged');
  expect(readChallenge(book, linkOf({ version: '0old' }))).toBe('other rules');
});

it('cleans names and cuts them to twenty characters', () => {
  expect(cleanName('  A\u202ena\n ')).toBe('Ana');
  expect(cleanName('x'.repeat(50))).toHaveLength(20);
});

it('shows both the same match, also between equal drafts', () => {
  for (const [one, other] of [
    [3, 9],
    [4, 4],
  ] as const) {
    const [ana, ben] = [
      { name: 'Ana', state: draftWith(one) },
      { name: 'Ben', state: draftWith(other) },
    ];
    const first = playChallenge(CUP_TABLES, ana, ben);
    expect(playChallenge(CUP_TABLES, ana, ben)).toEqual(first);
    expect(playChallenge(CUP_TABLES, { ...ana, name: 'Zoe' }, ben).match.score).toEqual(first.match.score);
    expect(winnerOf(first.match.score)).not.toBeNull();
  }
});

it('makes the next seed from both drafts', () => {
  const side = (number: number) => ({ name: 'x', state: draftWith(number) });
  const challenge = { seed: SEED, sender: side(3), friend: side(9) };
  expect(rematchSeed(challenge)).toBe(rematchSeed({ ...challenge }));
  expect(rematchSeed(challenge)).not.toBe(rematchSeed({ ...challenge, friend: side(8) }));
  expect(dealFor(book, rematchSeed(challenge)).squads).toHaveLength(13);
  expect(draftTitle(rematchSeed(challenge))).toBe('Rematch');
});

it('counts a match once in the tally', () => {
  let tally = withMatch({}, 'Ana', 'first', true);
  tally = withMatch(tally, 'Ana', 'first', true);
  tally = withMatch(tally, 'Ana', 'second', false);
  expect(readTally(JSON.stringify(tally))).toMatchObject({ Ana: { won: 1, lost: 1 } });
  expect(readTally('nonsense')).toEqual({});
});
