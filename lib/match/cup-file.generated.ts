export const CUP_FILE_HASH = '5dd0e76da820';
export const CUP_FILE_ADDRESS = '/world-cups/cups.5dd0e76da820.json';
