export const CUP_FILE_HASH = '7d2adedbfc8f';
export const CUP_FILE_ADDRESS = '/world-cups/cups.7d2adedbfc8f.json';
