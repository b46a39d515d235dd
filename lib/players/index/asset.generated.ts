export const PLAYER_INDEX_ADDRESS = '/player-index/players.dbc65998aee9.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.c8c8098adb70.json';
export const SQUADS_ADDRESS = '/player-index/squads.86365be8c713.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.776fdaaea392.json';
