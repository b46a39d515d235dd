import * as fc from 'fast-check';
import { fillTeam, surpriseTeam, type Tables } from '#lib/players/eleven/fill-team.ts';
import { ALSO_PLAYED_THERE, pointsOffAt } from '#lib/players/eleven/slot-points.ts';
import { ERAS, type Era } from '#lib/players/index/eras.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { formationOf, newTeam, startersOf } from '#lib/team/formation/formations.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import { type Edit, everyone } from '#lib/team/operations.ts';
import { sharedNumbers } from '#lib/team/shared-numbers.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import type { Player } from '#types/player.ts';
import { FORMATION_IDS, type FormationId, type Slot, type Team } from '#types/team.ts';

const index = wholeIndex();
const byPerson = new Map(index.map((entry) => [`${entry.player.name} ${entry.player.year}`, entry]));

function tablesOf(entries: PlayerIndex): Tables {
  const entry = ({ name, year }: Player) => byPerson.get(`${name} ${year}`) ?? null;
  return {
    index: entries,
    entry,
    renown(player) {
      const known = entry(player);
      return known && { fame: known.fame, numbers: known.player.jerseyNumber ? [known.player.jerseyNumber] : [] };
    },
    samples: SAMPLE_PLAYERS,
  };
}

const tables = tablesOf(index);
const entryOf = (player: Player) => tables.entry(player) as IndexedPlayer;
const empty = (formation: FormationId): Team => makeTeam(formation, {});

function teamOf(edit: Edit): Team {
  if (!edit.ok) throw new Error(edit.reason);
  return edit.team;
}

type Asked = { formation?: FormationId; found?: readonly Player[]; era?: Era | null };
const filled = ({ formation = '4-3-3', found = [], era = null }: Asked = {}) =>
  teamOf(fillTeam(empty(formation), tables, { found, era }));
const namesIn = (team: Team) => startersOf(team).map(({ player }) => player.name);
const numbersIn = (team: Team) =>
  Object.fromEntries(startersOf(team).map(({ player: { name, jerseyNumber } }) => [name, jerseyNumber]));
const playersWho = (meets: (entry: IndexedPlayer) => boolean) =>
  index
    .filter(meets)
    .sort((a, b) => b.fame - a.fame)
    .map(({ player }) => player);

describe('the eleven that a fan would nod at', () => {
  it('of all time has the best, with their own numbers', () => {
    const team = filled();
    expect(namesIn(team)).toEqual(expect.arrayContaining(['Paolo Maldini', 'Diego Maradona', 'Pelé', 'Lionel Messi']));
    expect(numbersIn(team)).toMatchObject({ 'Lionel Messi': 10, 'Cristiano Ronaldo': 7, 'Paolo Maldini': 3, Cafu: 2 });
  });

  it.each<[Era, FormationId, string[]]>([
    [1970, '4-3-3', ['Johan Cruyff', 'Franz Beckenbauer', 'Gerd Müller', 'George Best']],
    [1980, '4-4-2', ['Diego Maradona', 'Michel Platini', 'Franco Baresi', 'Marco van Basten']],
    [1990, '4-4-2', ['Paolo Maldini', 'Zinedine Zidane', 'Lothar Matthäus', 'Luís Figo']],
    [2000, '4-3-3', ['Ronaldo Nazário', 'Ronaldinho', 'Zinedine Zidane', 'Roberto Carlos']],
    [2010, '4-3-3', ['Lionel Messi', 'Cristiano Ronaldo', 'Luka Modrić', 'Sergio Ramos']],
    [2020, '4-3-3', ['Kylian Mbappé', 'Lionel Messi', 'Achraf Hakimi']],
  ])('of the %ss in %s', (era, formation, names) => {
    expect(namesIn(filled({ era, formation }))).toEqual(expect.arrayContaining(names));
  });

  it('has nobody rated below 80 in any decade and formation', () => {
    for (const era of ERAS) {
      for (const formation of FORMATION_IDS) {
        for (const { player } of startersOf(filled({ era, formation }))) {
          expect(entryOf(player).peak).toBeGreaterThanOrEqual(80);
        }
      }
    }
  });

  it('of Africa has Weah, Salah and Yaya Touré', () => {
    const africa = new Set([
      'Cameroon',
      'Nigeria',
      'Ghana',
      'Ivory Coast',
      'Senegal',
      'Egypt',
      'Morocco',
      'Algeria',
      'Liberia',
    ]);
    const found = playersWho(({ player }) => africa.has(player.nationality));
    const team = filled({ found });
    expect(namesIn(team)).toEqual(expect.arrayContaining(['George Weah', 'Mohamed Salah', 'Yaya Touré']));
    expect(startersOf(team).every(({ player }) => africa.has(player.nationality))).toBe(true);
  });

  it('of women, searched for, has only women', () => {
    const found = playersWho(({ details }) => details.gender === 'F');
    expect(namesIn(filled({ found }))).toEqual(expect.arrayContaining(['Marta', 'Aitana Bonmatí', 'Birgit Prinz']));
    const barcelona = playersWho(({ details }) => details.gender === 'F' && details.clubs.includes('Barcelona'));
    const team = filled({ found: barcelona.slice(0, 3) });
    expect(startersOf(team).every(({ player }) => entryOf(player).details.gender === 'F')).toBe(true);
  });
});

it('prefers a found player to anyone else, and takes the samples if there is no index', () => {
  const own = makePlayer({ id: 'own:1', name: 'Anna', position: 'ST', year: null });
  expect(filled({ found: [own] }).players.ST?.name).toBe('Anna');
  const offline = teamOf(fillTeam(newTeam(), tablesOf([]), { found: [], era: null }));
  expect(startersOf(offline)).toHaveLength(11);
});

it('says why nothing was filled', () => {
  const nobody: Tables = { ...tablesOf([]), samples: [] };
  expect(fillTeam(newTeam(), nobody, { found: [], era: null })).toEqual({ ok: false, reason: 'nobody-fits' });
  expect(fillTeam(filled(), tables, { found: [], era: null })).toEqual({ ok: false, reason: 'no-empty-slot' });
});

/** Teams of strangers, of men, of women, or of both. */
const someOfIndex = fc
  .tuple(
    fc.subarray(index.slice(0, 40).concat(playersTop('M'), playersTop('F')), { maxLength: 8 }),
    fc.constantFrom('M', 'F', null),
  )
  .chain(([entries, gender]) => {
    const own = entries.filter(({ details }) => gender === null || details.gender === gender);
    return fc.constantFrom(...FORMATION_IDS).map((formation) => {
      const slots = formationOf(formation).positions;
      return makeTeam(formation, Object.fromEntries(own.map(({ player }, at) => [slots[at] as Slot, player])));
    });
  });

function playersTop(gender: 'M' | 'F'): IndexedPlayer[] {
  return index.filter(({ details, peak }) => details.gender === gender && peak >= 90).slice(0, 20);
}

const teams = fc.oneof(someOfIndex, teamArbitrary());
const eras = fc.constantFrom(null, ...ERAS);
const gendersIn = (players: readonly Player[]) =>
  new Set(players.flatMap((player) => tables.entry(player)?.details.gender ?? []));

function expectSound(before: Team, after: Team): void {
  const ids = everyone(after).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(startersOf(after)).toHaveLength(11);
  expect(after.substitutes).toBe(before.substitutes);
  const newcomers = startersOf(after).filter(({ slot, player }) => before.players[slot] !== player);
  for (const { slot, player } of newcomers) {
    expect(
      pointsOffAt(slot, [player.position || 'GK', ...(tables.entry(player)?.details.positions ?? [])]),
    ).not.toBeNull();
  }
  const numbers = newcomers.map(({ player }) => player.jerseyNumber);
  expect(sharedNumbers(after).filter((number) => numbers.includes(number))).toEqual([]);
}

it('keeps everyone, adds nobody twice, fits positions, repeats no number and doesn’t mix men and women', () => {
  fc.assert(
    fc.property(teams, eras, (team, era) => {
      const edit = fillTeam(team, tables, { found: [], era });
      if (!edit.ok) return;
      for (const { slot, player } of startersOf(team)) expect(edit.team.players[slot]).toBe(player);
      expectSound(team, edit.team);
      expect(gendersIn(everyone(edit.team)).size).toBe(Math.max(1, gendersIn(everyone(team)).size));
    }),
    { numRuns: runs(20) },
  );
});

describe('a surprise', () => {
  const dice = (seed: number) => {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  };
  const drawn = (seed: number, team = newTeam(), era: Era | null = null) =>
    teamOf(surpriseTeam(team, tables, era, dice(seed)));

  it('is a whole new eleven of great players, another one each time', () => {
    const elevens = Array.from({ length: 12 }, (_, seed) => drawn(seed + 1, filled()));
    expect(new Set(elevens.map((team) => namesIn(team).join())).size).toBe(12);
    expect(new Set(elevens.flatMap(namesIn)).size).toBeGreaterThan(50);
    for (const team of elevens) {
      for (const { player, slot } of startersOf(team)) {
        expect(entryOf(player).peak).toBeGreaterThanOrEqual(80);
        if (slot === 'GK') expect(isSamePosition(player.position, 'GK')).toBe(true);
      }
    }
    const isElsewhere = ({ player, slot }: { player: Player; slot: Slot }) =>
      (pointsOffAt(slot, entryOf(player).details.positions) ?? 0) > ALSO_PLAYED_THERE;
    expect(elevens.flatMap(startersOf).filter(isElsewhere).length).toBeLessThan(3);
  });

  it('keeps the bench, the gender of the team and the rules of auto-fill', () => {
    fc.assert(
      fc.property(teams, eras, fc.integer({ min: 1, max: 1_000_000 }), (team, era, seed) => {
        const after = drawn(seed, team, era);
        expectSound({ ...team, players: empty(team.formation).players }, after);
        const before = gendersIn(everyone(team));
        if (before.size === 1) expect(gendersIn(startersOf(after).map(({ player }) => player))).toEqual(before);
        expect([after.captain, after.viceCaptain]).toEqual([null, null]);
      }),
      { numRuns: 20 },
    );
  });

  it('works with the samples alone', () => {
    expect(startersOf(teamOf(surpriseTeam(newTeam(), tablesOf([]), null, dice(1))))).toHaveLength(11);
  });
});
