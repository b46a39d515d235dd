/** The id of the build that this code belongs to: next.config.ts writes it in here. Empty in development. */
export const BUILD = process.env.BUILD_ID ?? '';
