export const CUP_FILE_HASH = '45ddf34bc9b5';
export const CUP_FILE_ADDRESS = '/world-cups/cups.45ddf34bc9b5.json';
