/** @jest-environment node */
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { POSITIONS } from '#types/player.ts';
import { playerSchema } from '#types/player-schema.ts';
import type { FormationId } from '#types/team.ts';

/** The natural positions that the eleven slots of each formation ask for. */
const NEEDS: Record<FormationId, string> = {
  '4-4-2': 'GK LB CB CB RB LM CM CM RM ST ST',
  '4-3-3': 'GK LB CB CB RB CM CM CM LW ST RW',
  '3-5-2': 'GK CB CB CB LM CM CM CM RM ST ST',
  '4-2-3-1': 'GK LB CB CB RB CDM CDM LM CAM RM ST',
  '3-4-3': 'GK CB CB CB LM CM CM RM LW ST RW',
  '5-3-2': 'GK LWB CB CB CB RWB CM CM CM ST ST',
};

it('the sample list holds 22 players', () => {
  expect(SAMPLE_PLAYERS).toHaveLength(22);
});

it('gives every player an id and a name of his or her own', () => {
  expect(new Set(SAMPLE_PLAYERS.map((player) => player.id)).size).toBe(22);
  expect(new Set(SAMPLE_PLAYERS.map((player) => player.name)).size).toBe(22);
  for (const player of SAMPLE_PLAYERS) expect(player.id).toMatch(/^sample-[a-z]+(-[a-z]+)*$/);
});

it.each(SAMPLE_PLAYERS)('$name is a whole player with every text known', (player) => {
  expect(playerSchema.parse(player)).toEqual(player);
  expect([player.nationality, player.team, player.country, player.year, player.jerseyNumber]).not.toContain('');
  expect(player.year).not.toBeNull();
  expect(player.jerseyNumber).not.toBeNull();
});

it('covers every natural position', () => {
  expect(new Set(SAMPLE_PLAYERS.map((player) => player.position))).toEqual(new Set(POSITIONS));
});

it.each(Object.entries(NEEDS))('fills a %s with a natural fit in every slot', (_formation, needs) => {
  const free = [...SAMPLE_PLAYERS];
  for (const position of needs.split(' ')) {
    const index = free.findIndex((player) => player.position === position);
    expect(index).toBeGreaterThanOrEqual(0);
    free.splice(index, 1);
  }
  expect(free).toHaveLength(11);
});
