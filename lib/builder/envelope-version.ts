/** Increases whenever the format of a stored team changes. Older tabs then stop writing (D10). */
export const ENVELOPE_VERSION = 2;
