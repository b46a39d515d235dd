export const LOADED = 'Team loaded from cloud successfully';
