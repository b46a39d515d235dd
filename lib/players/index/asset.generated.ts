export const PLAYER_INDEX_ADDRESS = '/player-index/players.113e62f286bd.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.ee57257b7c69.json';
export const EARLY_LEGENDS_ADDRESS = '/player-index/early-legends.bbb98c28cc76.json';
export const SQUADS_ADDRESS = '/player-index/squads.58400d2f115e.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.7fe7250a9e1b.json';
