/** Goes up whenever a stored team changes its shape. An older tab then stops writing (D10). */
export const ENVELOPE_VERSION = 2;
