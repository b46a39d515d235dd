import { foldText } from '#lib/team/fold-text.ts';
import type { KnownFacts } from '#lib/team/player.ts';
import { readRatings } from '#scripts/data/ratings.ts';
import { readTable } from '#scripts/data/table.ts';
import { isPosition } from '#types/position.ts';

const COLUMNS = ['name', 'position', 'nationality', 'club', 'clubCountry', 'born', 'number', 'goals'] as const;

export function readSamplePlayers(): KnownFacts[] {
  const panel = readRatings();
  const shirtNameOf = ({ name, born }: { name: string; born: string }) =>
    [...panel].find(([key]) => key.startsWith(`${name}|${born}`))?.[1].shirt;
  return readTable('sample-players.tsv', COLUMNS).map((row) => ({
    id: `sample-${foldText(row.name).replaceAll(' ', '-')}`,
    name: row.name,
    position: isPosition(row.position) ? row.position : '',
    nationality: row.nationality,
    team: row.club,
    country: row.clubCountry,
    year: Number(row.born),
    jerseyNumber: Number(row.number),
    shirtName: shirtNameOf(row) || undefined,
    goals: row.goals === '' ? null : Number(row.goals),
  }));
}
