export const PLAYER_INDEX_ADDRESS = '/player-index/players.dfc01b9e76e8.json';
export const SQUAD_PLAYERS_ADDRESS = '/player-index/squad-players.d937e37e6a7f.json';
export const EARLY_LEGENDS_ADDRESS = '/player-index/early-legends.bbb98c28cc76.json';
export const SQUADS_ADDRESS = '/player-index/squads.05f42d718384.json';
export const NATIVE_NAMES_ADDRESS = '/player-index/native-names.9b1823ba0964.json';
