export const CUP_FILE_HASH = '23ee031e0768';
export const CUP_FILE_ADDRESS = '/world-cups/cups.23ee031e0768.json';
