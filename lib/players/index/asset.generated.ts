/** Written by scripts/data/build-player-index.ts; the hash is that of the content. */
export const PLAYER_INDEX_ADDRESS = '/player-index/players.85ef3de861f2.txt';
