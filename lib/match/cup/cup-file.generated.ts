export const CUP_FILE_HASH = '1127b2de585c';
export const CUP_FILE_ADDRESS = '/world-cups/cups.1127b2de585c.json';
