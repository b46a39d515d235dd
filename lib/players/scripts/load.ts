import { NATIVE_NAMES_ADDRESS } from '#lib/players/index/asset.generated.ts';
import { createLoader } from '#lib/players/index/load.ts';
import { toNativeNames } from '#lib/players/scripts/native-names.ts';
import { createScriptSearch } from '#lib/players/scripts/script-search.ts';

/** Loads when a letter in another script is first typed. */
export const loadScriptSearch = createLoader(
  NATIVE_NAMES_ADDRESS,
  (input, init) => fetch(input, init),
  (file: Parameters<typeof toNativeNames>[0]) => createScriptSearch(toNativeNames(file)),
);
