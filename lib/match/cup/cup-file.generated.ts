export const CUP_FILE_HASH = 'ee9a9783d2a5';
export const CUP_FILE_ADDRESS = '/world-cups/cups.ee9a9783d2a5.json';
