import type { OwnPlayerFault } from '#lib/team/own-player-form.ts';
import { SHIRT_NUMBERS } from '#types/limits.ts';

const OWN_PLAYER_FAULTS: Readonly<Record<OwnPlayerFault, string>> = {
  'no-name': 'Please enter a name.',
  'no-such-year': 'Please enter a year of birth such as 1990, or leave it empty.',
  'no-such-number': `Please enter a shirt number from ${SHIRT_NUMBERS.first} to ${SHIRT_NUMBERS.last}, or leave it empty.`,
};

export const ownPlayerMessage = (fault: OwnPlayerFault): string => OWN_PLAYER_FAULTS[fault];
