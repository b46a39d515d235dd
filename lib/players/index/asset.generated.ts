export const PLAYER_INDEX_ADDRESS = '/player-index/players.759c44798be4.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.b3caaa125174.json';
export const SQUADS_ADDRESS = '/player-index/squads.49bf330c3bc9.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.b07924391bcd.json';
