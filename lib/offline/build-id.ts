declare const __BUILD_ID__: string;

/** The id of this build; empty in development. */
export const BUILD = __BUILD_ID__;
