export const PLAYER_INDEX_ADDRESS = '/player-index/players.8ef21e2adfac.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.e23a9310282c.json';
export const SQUADS_ADDRESS = '/player-index/squads.b292ee8bf86a.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.e01e5d2d8ca4.json';
