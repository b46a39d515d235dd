export const CUP_FILE_HASH = 'f14bbee62823';
export const CUP_FILE_ADDRESS = '/world-cups/cups.f14bbee62823.json';
