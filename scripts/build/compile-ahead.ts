/**
 * A browser compiles a function when it is called first: a slow phone needs a third of a second for what the start calls, and
 * as much again for what comes later, in which it answers no finger. A hint at the top of a file asks for all of it to be
 * compiled while it is fetched, on another thread (Chromium from 136 on, https://v8.dev/blog/explicit-compile-hints; a
 * comment to all others). Next.js does not write it (https://github.com/vercel/next.js/discussions/101287). The name of a
 * file does not tell of it: who has stored a script keeps it as it was until its code changes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** The scripts of the build in `.next`. */
const builtScripts = () => globSync('.next/static/chunks/**/*.js').sort();

/** @returns the script with the hint, the same text when it has it already */
export function compiledAhead(script: string): string {
  return script.startsWith(HINT) ? script : HINT + script;
}

/** Changes every script of the build in `.next`. */
export function letScriptsCompileAhead(): void {
  for (const file of builtScripts()) writeFileSync(file, compiledAhead(readFileSync(file, 'utf8')));
}

/** Scripts of the build in `.next` that are compiled when they are called. */
export function scriptsThatCompileLate(): string[] {
  return builtScripts()
    .filter((file) => !readFileSync(file, 'utf8').startsWith(HINT))
    .map((file) => `${file}: it is compiled function by function, when it is called`);
}
