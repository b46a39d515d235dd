export const CUP_FILE_HASH = 'd3b21fab9168';
export const CUP_FILE_ADDRESS = '/world-cups/cups.d3b21fab9168.json';
