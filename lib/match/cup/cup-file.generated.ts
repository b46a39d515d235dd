export const CUP_FILE_HASH = '8f7cfcd261c9';
export const CUP_FILE_ADDRESS = '/world-cups/cups.8f7cfcd261c9.json';
