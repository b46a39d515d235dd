export const PLAYER_INDEX_ADDRESS = '/player-index/players.4c4c09cc9f10.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.efe2b04634b0.json';
export const SQUADS_ADDRESS = '/player-index/squads.050693cbc025.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.16d20d80591d.json';
