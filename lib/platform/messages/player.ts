export const PLAYER_INDEX_FAILED =
  'Couldn’t load the built-in player list. You can still search the online database and the sample players.';

export const SEARCHING_DATABASE = 'Searching the player database…';
export const SEARCH_CRITERIA_MISSING = 'Please enter at least one search criteria';
export const SQUADS_FAILED = 'Couldn’t load the World Cup squads. Please try again.';
export const CLOSE_SPELLINGS = 'No exact match. Close:';
export const NO_PLAYERS_FOUND = 'No players found. Try different search criteria.';

export const PLAYER_DATABASE_UNREACHABLE =
  'Network issue accessing the player database. Using local player data instead.';

export const OFFLINE_DATABASE_BANNER =
  'Using offline player database. Network connection to online database unavailable.';

export const SEARCH_FAILED = 'Failed to search for player';
export const FETCH_FAILED = 'Failed to fetch player data';
export const NO_PLAYER_DATA = 'No player data found';
export const PLAYER_NOT_FOUND = 'Player not found in database';
export const DETAILS_FAILED = 'Failed to load additional data';
