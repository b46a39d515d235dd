export const PLAYER_INDEX_ADDRESS = '/player-index/players.f567da470c24.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.4fbded8af504.json';
export const SQUADS_ADDRESS = '/player-index/squads.a4f8071d29f6.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.e618cf9060a9.json';
