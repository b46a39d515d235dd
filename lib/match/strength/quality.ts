/** Own players, and others who aren't in our tables (D63). */
export const UNKNOWN_QUALITY = 45;
