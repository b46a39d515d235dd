/**
 * Every file that the page of this build can ask for. Only a finished build can tell them: scripts/build.ts has them
 * written in here by its second pass, into the service worker and nothing else.
 */
export const OFFLINE_FILES = JSON.parse(process.env.OFFLINE_FILES || '[]') as readonly string[];
