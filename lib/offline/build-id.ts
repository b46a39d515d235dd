/** next.config.ts writes it in here. */
declare const __BUILD_ID__: string;

/** The id of the build that this code belongs to; empty in development. */
export const BUILD = __BUILD_ID__;
