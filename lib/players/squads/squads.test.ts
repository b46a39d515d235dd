import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { lineupNotice, matchOf } from '#lib/players/lineup-match.ts';
import { FAMOUS_SQUADS, famousSquads } from '#lib/players/squads/famous-squads.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { startFromSquad } from '#lib/players/squads/team-from-squad.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { newTeam, startersOf } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES, STARTERS } from '#types/limits.ts';
import { FORMATION_IDS } from '#types/team.ts';

const { book } = wholeSquads();
const squadOf = (year: number, team: string) =>
  book.squads.find((one) => one.year === year && one.team === team) as Squad;
const brazil = squadOf(1982, 'Brazil');

describe('the famous squads', () => {
  it('are thirty, which all exist', () => {
    expect(new Set(FAMOUS_SQUADS.map(({ year, team }) => squadOf(year, team).id)).size).toBe(30);
  });

  it('take turns, six a day', () => {
    const offered = Array.from({ length: 5 }, (_, day) => famousSquads(20_781 + day)).flat();
    expect(new Set(offered)).toEqual(new Set(FAMOUS_SQUADS));
    expect(offered).toHaveLength(30);
  });
});

describe('a team started from a squad (D53)', () => {
  const startWith = (squad: Squad, team = newTeam()) => {
    const edit = startFromSquad(team, squad);
    if (!edit.ok) throw new Error(edit.reason);
    return edit.team;
  };

  it('has the squad’s numbers, the best players on the field and the next best on the bench', () => {
    const team = startWith(brazil);
    const numbers = Object.fromEntries(everyone(team).map(({ name, jerseyNumber }) => [name, jerseyNumber]));
    expect(numbers).toMatchObject({ Zico: 10, Falcão: 15, Sócrates: 8 });
    const starters = startersOf(team).map(({ player }) => player.name);
    expect(starters).toEqual(expect.arrayContaining(['Zico', 'Sócrates', 'Falcão']));
    expect(team.substitutes).toHaveLength(MAX_SUBSTITUTES);
    expect(team.substitutes.every(({ isSubstitute }) => isSubstitute)).toBe(true);
    expect(team.name).toBe('Brazil 1982');
  });

  const lineup = (squad: Squad) =>
    Object.fromEntries(startersOf(startWith(squad)).map(({ slot, player }) => [slot, player.name]));

  it('is the real eleven, and the match is known (D64)', () => {
    expect(Object.values(lineup(brazil)).sort()).toEqual(
      [
        ...['Waldir Peres', 'Leandro', 'Oscar', 'Luizinho', 'Júnior', 'Toninho Cerezo', 'Falcão', 'Sócrates', 'Zico'],
        ...['Serginho Chulapa', 'Éder Aleixo'],
      ].sort(),
    );
    expect(lineup(brazil)).toMatchObject({ GK: 'Waldir Peres', LB: 'Júnior', RB: 'Leandro', LW: 'Éder Aleixo' });
    expect(brazil.usual && lineupNotice(brazil, brazil.usual)).toBe(
      'Brazil 1982 as against Italy, 5 July 1982. Line-up: Joshua C. Fjelstul, The Fjelstul World Cup Database, CC BY-SA 4.0.',
    );

    const france = squadOf(1998, 'France');
    expect(france.usual && matchOf(france.usual)).toBe('against Croatia, 8 July 1998');
    expect(lineup(france)).toEqual({
      GK: 'Fabien Barthez',
      LB: 'Bixente Lizarazu',
      LCB: 'Laurent Blanc',
      RCB: 'Marcel Desailly',
      RB: 'Lilian Thuram',
      LM: 'Emmanuel Petit',
      LCM: 'Zinedine Zidane',
      RCM: 'Didier Deschamps',
      RM: 'Christian Karembeu',
      LST: "Stéphane Guivarc'h",
      RST: 'Youri Djorkaeff',
    });
  });

  it('can be the eleven of any of its matches', () => {
    const { lineups } = brazil;
    expect(lineups.map(({ opponent, stage }) => `${opponent}, ${stage}`)).toEqual([
      'Soviet Union, group',
      'Scotland, group',
      'New Zealand, group',
      'Argentina, second group',
      'Italy, second group',
    ]);
    for (const squad of book.squads) {
      for (const one of squad.lineups) {
        const edit = startFromSquad(newTeam(), squad, one);
        const started = edit.ok ? startersOf(edit.team).map(({ player }) => player.id) : [];
        expect([squad.id, one.date, started]).toEqual([
          squad.id,
          one.date,
          one.eleven.map(({ entry }) => entry.player.id),
        ]);
      }
    }
    const [soviets] = lineups;
    const edit = startFromSquad(newTeam(), brazil, soviets);
    const names = edit.ok ? startersOf(edit.team).map(({ player }) => player.name) : [];
    expect(names).toContain('Dirceu');
    expect(names).not.toContain('Toninho Cerezo');
  });

  it('keeps the id and a name chosen by the user, and the formation if no line-up is known', () => {
    const own = { ...newTeam(), id: 'team-1', name: 'Mine', formation: '3-5-2' as const };
    expect(startWith(brazil, own)).toMatchObject({ id: 'team-1', name: 'Mine', formation: '4-3-3' });
    const recent = squadOf(2026, 'Brazil');
    expect(startWith(recent, own).formation).toBe('3-5-2');
    expect(recent).toMatchObject({ usual: null, lineups: [] });
  });

  it('has eleven different players with different numbers and a goalkeeper in goal, in every formation, from every squad', () => {
    for (const [at, squad] of book.squads.entries()) {
      const formation = FORMATION_IDS[at % FORMATION_IDS.length] ?? '4-4-2';
      const team = startWith(squad, { ...newTeam(), formation });
      const starters = startersOf(team);
      expect(starters).toHaveLength(STARTERS);
      expect(fitsSlot(starters[0]?.player.position ?? '', 'GK')).toBe(true);
      expect(new Set(starters.map(({ player }) => player.id)).size).toBe(STARTERS);
      expect(new Set(everyone(team).map(({ jerseyNumber }) => jerseyNumber)).size).toBe(everyone(team).length);
      expect(new Set(everyone(team).map(({ id }) => id)).size).toBe(
        Math.min(squad.places.length, STARTERS + MAX_SUBSTITUTES),
      );
    }
  });
});
