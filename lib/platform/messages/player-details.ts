export const SEARCH_FAILED = 'Failed to search for player';
export const FETCH_FAILED = 'Failed to fetch player data';
export const NO_PLAYER_DATA = 'No player data found';
export const PLAYER_NOT_FOUND = 'Player not found in database';
export const DETAILS_FAILED = 'Failed to load additional data';
