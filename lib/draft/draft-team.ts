import type { DraftState, Pick } from '#lib/draft/draft-state.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { emptyStarters, newTeam } from '#lib/team/formation/formations.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

/** With the number and the shirt of the squad. */
export const draftedPlayer = ({ squad, place }: Omit<Pick, 'slot'>): Player => ({
  ...place.entry.player,
  nationality: squad.nation,
  jerseyNumber: place.number,
});

export function draftedTeam({ deal, picks }: { deal: DraftState['deal']; picks: readonly Pick[] }, name: string): Team {
  const players = emptyStarters(deal.formation);
  for (const pick of picks) players[pick.slot] = draftedPlayer(pick);
  return { ...newTeam(), name, formation: deal.formation, players, shirt: 'national' };
}

/** In a draft, links don't count (D66). */
export const withoutLinks = (eleven: Eleven): Eleven => ({
  ...eleven,
  starters: eleven.starters.map((player) => ({ ...player, nation: '', career: null, cups: 0 })),
});
