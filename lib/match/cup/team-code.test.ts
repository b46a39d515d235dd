import { teamCode } from '#lib/match/cup/team-code.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

it('has three letters for every team of every World Cup, and no two alike in one cup', () => {
  for (const year of CUP_TABLES.years) {
    const codes = CUP_TABLES.cup(year)?.format.teams.map(teamCode) ?? [];
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
