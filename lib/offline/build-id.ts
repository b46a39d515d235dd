declare const __BUILD_ID__: string;

/** This build's id. Empty in development. */
export const BUILD = __BUILD_ID__;
