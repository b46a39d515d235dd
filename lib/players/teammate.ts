import type { Teammate } from '#lib/match/strength/played-together.ts';
import { careerOf, currentClub } from '#lib/players/index/career.ts';
import type { IndexDetails } from '#lib/players/index/player-index.ts';
import type { Appearance } from '#lib/players/squads/squad-book.ts';

export const toTeammate = (details: IndexDetails, worldCups: readonly Appearance[]): Teammate => ({
  club: details.clubs[0] ?? '',
  current: currentClub(details),
  ...careerOf(details),
  squads: worldCups.map(({ squad }) => squad.id),
});
