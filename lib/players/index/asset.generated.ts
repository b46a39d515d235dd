export const PLAYER_INDEX_ADDRESS = '/player-index/players.11ae633a7b6c.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.169133052b6a.json';
export const SQUADS_ADDRESS = '/player-index/squads.86365be8c713.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.776fdaaea392.json';
