export const CUP_FILE_HASH = 'dd898c0956ab';
export const CUP_FILE_ADDRESS = '/world-cups/cups.dd898c0956ab.json';
