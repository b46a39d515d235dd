export const CUP_FILE_HASH = '1b5db55050b8';
export const CUP_FILE_ADDRESS = '/world-cups/cups.1b5db55050b8.json';
