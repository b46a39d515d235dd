/** scripts/build/build.ts has it written in here by its second pass, since only a finished build can tell it. */
declare const __OFFLINE_FILES__: string;

/** Every file that the page of this build can ask for. Known to the service worker alone. */
export const OFFLINE_FILES = JSON.parse(__OFFLINE_FILES__) as readonly string[];
