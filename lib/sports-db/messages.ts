/** The sentences of spec §8 (and §5 for the first) about searching and the player card. Shown as they are (D38). */
export const NO_CRITERIA = 'Please enter at least one search criteria';
export const NO_PLAYERS_FOUND = 'No players found. Try different search criteria.';
export const NETWORK_ISSUE = 'Network issue accessing the player database. Using local player data instead.';
/** Banner over results that hold nothing but samples. */
export const OFFLINE_BANNER =
  'Using offline player database. Network connection to online database unavailable.';
export const SEARCH_FAILED = 'Failed to search for player';
export const FETCH_FAILED = 'Failed to fetch player data';
export const NO_PLAYER_DATA = 'No player data found';
export const PLAYER_NOT_FOUND = 'Player not found in database';
export const DETAILS_FAILED = 'Failed to load additional data';
