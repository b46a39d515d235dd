import fc from 'fast-check';
import { answerQuery } from '#lib/assistant/scout/answer/answer-query.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { cupContext } from '#lib/assistant/scout/answer/cup-scope.ts';
import { figureIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { goalsIn, matchesAsked } from '#lib/assistant/scout/answer/goal-filter.ts';
import { matchesOf, partsFor } from '#lib/assistant/scout/answer/parts.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import type { Condition, Query } from '#lib/assistant/scout/query.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import { settled } from '#lib/assistant/scout/read/settle.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { scoutTables } from '#scripts/data/scout-questions.ts';
import { FORMATION_IDS } from '#types/team.ts';

const tables = scoutTables();
const empty = settled(readQuestion('', tables.lexicon), null, '2026-07-20');

const years = fc
  .tuple(fc.integer({ min: 1940, max: 2010 }), fc.integer({ min: 0, max: 30 }))
  .map(([from, length]) => ({ from, to: from + length }));
const cupYears = fc.integer({ min: 0, max: 13 }).map((at) => ({ from: 1974 + 4 * at, to: 1974 + 4 * at }));
const nation = fc.constantFrom(...NATIONS.slice(0, 120)).map(({ nation: label }) => ({ label, nations: [label] }));
const measures: readonly Measure[] = ['cupGoals', 'cupMatches', 'cups', 'awards', 'clubs', 'rating'];
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('nation' as const), group: nation, isNot: fc.boolean() }),
  fc.record({ kind: fc.constant('role' as const), role: fc.constantFrom(...ROLES) }),
  fc.record({ kind: fc.constant('born' as const), years }),
  fc.record({ kind: fc.constant('active' as const), years }),
  fc.record({ kind: fc.constant('cup' as const), years: fc.option(cupYears), isNot: fc.boolean() }),
  fc.record({
    kind: fc.constant('measure' as const),
    measure: fc.constantFrom(...measures),
    from: fc.integer({ min: 1, max: 6 }),
    to: fc.constant(999),
  }),
);
const query = fc
  .record({
    conditions: fc.array(condition, { maxLength: 4 }),
    order: fc.option(fc.record({ measure: fc.constantFrom(...measures), isLeast: fc.boolean() })),
    limit: fc.option(fc.integer({ min: 1, max: 25 })),
  })
  .map((some): Query => ({ ...empty, ask: 'list', ...some }));

it('a list has only players who meet every condition, in order, and no more than asked', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const answer = answerQuery({ query: asked, tables, screen: null });
      if (answer?.kind !== 'players') return;
      expect(answer.records.every(whoMeets(asked, tables))).toBe(true);
      expect(answer.records.length).toBeLessThanOrEqual(Math.min(answer.total, asked.limit ?? 25));
      const { order } = asked;
      if (!order || order.measure === 'rating') return;
      const values = answer.records.map(
        (record) => (figureIn(record, order.measure, scopeOf(asked)) ?? 0) * (order.isLeast ? 1 : -1),
      );
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

it('another condition never adds a player, and its opposite has none of the same', () => {
  fc.assert(
    fc.property(query, nation, (asked, group) => {
      const all = new Set(playersFor({ ...asked, order: null }, tables).map(({ record }) => record));
      const without = playersFor(
        { ...asked, order: null, conditions: [...asked.conditions, { kind: 'nation', group, isNot: true }] },
        tables,
      );
      expect(without.every(({ record }) => all.has(record))).toBe(true);
      expect(without.some(({ record }) => record.entry.details.nations.includes(group.label))).toBe(false);
    }),
    { numRuns: 30 },
  );
});

it('an eleven has each player once, in its formation, and no more per nation than asked', () => {
  fc.assert(
    fc.property(query, fc.constantFrom(...FORMATION_IDS), fc.constantFrom(1, 2), (asked, formation, most) => {
      const answer = answerQuery({
        query: { ...asked, ask: 'eleven', atMost: { nation: most }, formations: [formation] },
        tables,
        screen: null,
      });
      if (answer?.kind !== 'eleven') return;
      const nations = Map.groupBy(answer.places, ({ entry }) => entry?.player.nationality);
      expect(Math.max(0, ...[...nations.values()].map((places) => places.length))).toBeLessThanOrEqual(most);
      expect(new Set(answer.places.map(({ entry }) => entry)).size).toBe(answer.places.length);
      expect(answer.places.length + answer.open.length).toBe(11);
      expect(new Set([...answer.places.map(({ slot }) => slot), ...answer.open]).size).toBe(11);
    }),
    { numRuns: 15 },
  );
});

it('an edited team keeps everyone whom the wish doesn’t concern, and no more of a nation than wanted', () => {
  const names = ['Gianluigi Buffon', 'Paolo Maldini', 'Franco Baresi', 'Carles Puyol', 'Cafu', 'Xavi'];
  const slots = formationOf('4-3-3').positions;
  const players = names.flatMap((name, at) => {
    const entry = tables.lexicon.index.find(({ player }) => player.name === name);
    const slot = slots[at];
    return entry && slot ? [{ slot, name, entry }] : [];
  });
  const screen = {
    formation: '4-3-3' as const,
    players,
    open: slots.slice(names.length),
    selected: null,
    bench: [],
    called: 'players' as const,
  };
  fc.assert(
    fc.property(
      fc.constantFrom('Italy', 'Spain', 'Brazil', 'France'),
      fc.integer({ min: 0, max: 3 }),
      (label, most) => {
        const group = { kind: 'nation' as const, group: { label, nations: [label] } };
        const wish: Query = { ...empty, ask: 'edit', atMost: { of: [{ group, most }] } };
        const before = players.filter(({ entry }) => entry.player.nationality === label).length;
        const answer = answerQuery({ query: wish, tables, screen });
        if (answer?.kind !== 'eleven') {
          expect(before).toBeLessThanOrEqual(most);
          return;
        }
        const after = answer.places.filter(({ entry }) => entry?.player.nationality === label).length;
        expect(after).toBe(Math.min(before, most));
        expect(answer.places.filter(({ isKept }) => isKept).length).toBe(players.length - (before - after));
        expect(answer.places.length).toBe(players.length);
      },
    ),
    { numRuns: 30 },
  );
});

it('every match is won, lost or drawn by each of its sides', () => {
  fc.assert(
    fc.property(nation, fc.option(cupYears), (group, cup) => {
      const conditions: Condition[] = [
        { kind: 'nation', group },
        ...(cup ? [{ kind: 'cup' as const, years: cup }] : []),
      ];
      const count = (...cues: ('beat' | 'lost' | 'drawn')[]) =>
        matchesOf(partsFor({ ...empty, conditions, cues: new Set(cues) }, tables)).length;
      expect(count('beat') + count('lost') + count('drawn')).toBe(count());
    }),
    { numRuns: 60 },
  );
});

it('never takes a comparative or an adjective for a surname', () => {
  for (const word of ['faster', 'taller', 'stronger', 'braver', 'wilder', 'cleverer', 'smarter'])
    expect(
      readQuestion(`a left back ${word} than Maldini`, tables.lexicon).players.map(({ entry }) => entry.player.name),
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/^(?!.*Maldini)/)]));
});

it('the goals of a match add up to its score, and those of a player to his tally', () => {
  for (const { goals, scored } of tables.matches)
    expect([0, 1].map((side) => scored.filter((goal) => goal.side === side).length)).toEqual(goals);
  const scored = Map.groupBy(
    goalsIn(cupContext({ query: { ...empty, ask: 'goals' }, tables, screen: null }), tables.matches).filter(
      ({ goal }) => goal.how !== 'own goal',
    ),
    ({ goal }) => goal.entry,
  );
  const tallyOf = ({ cups }: (typeof tables.records)[number]) => cups.reduce((sum, { goals }) => sum + goals, 0);
  const wrong = tables.records.filter((record) => (scored.get(record.entry) ?? []).length !== tallyOf(record));
  expect(wrong).toEqual([]);
});

it('no goal is lost or counted twice between the halves and extra time', () => {
  fc.assert(
    fc.property(fc.option(cupYears), fc.option(nation), (cup, group) => {
      const conditions: Condition[] = [
        ...(cup ? [{ kind: 'cup' as const, years: cup }] : []),
        ...(group ? [{ kind: 'nation' as const, group }] : []),
      ];
      const goalsOf = (...more: Condition[]) => {
        const context = cupContext({
          query: { ...empty, ask: 'goals', conditions: [...conditions, ...more] },
          tables,
          screen: null,
        });
        return goalsIn(context, matchesAsked(context)).length;
      };
      const spans = [
        { from: 1, to: 45 },
        { from: 46, to: 90 },
        { from: 91, to: 120 },
      ];
      const parts = spans.map((minutes) => goalsOf({ kind: 'goal', minutes }));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(goalsOf());
    }),
    { numRuns: 30 },
  );
});
