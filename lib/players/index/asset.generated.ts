export const PLAYER_INDEX_ADDRESS = '/player-index/players.b602eed6bb4b.json';
