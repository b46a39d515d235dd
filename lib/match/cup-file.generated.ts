export const CUP_FILE_HASH = 'f7bbcc473409';
export const CUP_FILE_ADDRESS = '/world-cups/cups.f7bbcc473409.json';
