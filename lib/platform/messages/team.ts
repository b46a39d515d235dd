import type { Refusal } from '#lib/team/operations.ts';
import { HIGHEST_SHIRT_NUMBER, MAX_SUBSTITUTES, MAX_TEAM_NAME } from '#types/limits.ts';

// Messages are for people. Code compares the codes, never the text.

export const SELECT_POSITION_FIRST = 'Please select a position on the field first';
export const BENCH_FULL = `Cannot add more substitutes. Maximum of ${MAX_SUBSTITUTES} allowed.`;
export const ADD_FAILED = 'Failed to add player. Please try again.';

export function refusalMessage(reason: Refusal, playerName = 'This player'): string | null {
  switch (reason) {
    case 'already-in-team':
      return `${playerName} is already in your team`;
    case 'bench-full':
      return BENCH_FULL;
    case 'no-such-spot':
      return SELECT_POSITION_FIRST;
    case 'empty-name':
      return 'Please enter a team name';
    case 'name-too-long':
      return `A team name can have at most ${MAX_TEAM_NAME} characters`;
    case 'no-such-number':
      return `Please enter a shirt number from 1 to ${HIGHEST_SHIRT_NUMBER}`;
    case 'no-empty-slot':
      return 'Your starting eleven is full';
    case 'nobody-fits':
      return 'No players found for the empty positions. Try different search criteria.';
    case 'nothing-to-do':
      return null;
  }
}
