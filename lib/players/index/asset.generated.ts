export const PLAYER_INDEX_ADDRESS = '/player-index/players.759c44798be4.json';
