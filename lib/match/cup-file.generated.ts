export const CUP_FILE_HASH = 'bf809cdceba9';
export const CUP_FILE_ADDRESS = '/world-cups/cups.bf809cdceba9.json';
