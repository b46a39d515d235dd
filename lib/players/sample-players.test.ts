import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { playerSchema } from '#types/player-schema.ts';
import { POSITIONS } from '#types/position.ts';
import { FORMATION_IDS } from '#types/team.ts';

it('has 22 different players, covering every natural position', () => {
  expect(SAMPLE_PLAYERS).toHaveLength(22);
  expect(new Set(SAMPLE_PLAYERS.map(({ id }) => id)).size).toBe(22);
  expect(new Set(SAMPLE_PLAYERS.map(({ name }) => name)).size).toBe(22);
  expect(new Set(SAMPLE_PLAYERS.map(({ position }) => position))).toEqual(new Set(POSITIONS));
});

it.each(SAMPLE_PLAYERS)('$name is a complete player with every text known', (player) => {
  expect(playerSchema.parse(player)).toEqual(player);
  expect(player.id).toMatch(/^sample-[a-z]+(-[a-z]+)*$/);
  const { nationality, team, country, year, jerseyNumber } = player;
  for (const value of [nationality, team, country, year, jerseyNumber]) expect(value).toBeTruthy();
});

it.each(FORMATION_IDS)('can fill a %s with natural fits', (formation) => {
  const free = SAMPLE_PLAYERS.map(({ position }) => position);
  for (const slot of formationOf(formation).positions) {
    expect(free).toContain(naturalPosition(slot));
    free.splice(free.indexOf(naturalPosition(slot)), 1);
  }
});
