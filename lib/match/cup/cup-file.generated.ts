export const CUP_FILE_HASH = 'be81f474d70d';
export const CUP_FILE_ADDRESS = '/world-cups/cups.be81f474d70d.json';
