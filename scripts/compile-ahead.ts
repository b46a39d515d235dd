/**
 * A browser compiles a function when it is called first, and what a page's start calls a slow phone compiles for a third of
 * a second in which it answers no finger. A hint at the top of a file asks for all of it to be compiled while it is fetched,
 * on another thread (Chromium from 136 on, https://v8.dev/blog/explicit-compile-hints; a comment to all others). Only the
 * files that a page begins with have it: of what comes later, much is never called. Next.js does not write it
 * (https://github.com/vercel/next.js/discussions/101287).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { builtPages, namedScripts } from '#scripts/inline-code.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Where the scripts are that the pages of the build in `.next` begin with. */
function firstScripts(): string[] {
  const names = builtPages().flatMap((file) => [...namedScripts(readFileSync(file, 'utf8'))]);
  return [...new Set(names)].map((name) => name.replace('/_next/', '.next/'));
}

/** @returns the script with the hint, the same text when it has it already */
export function compiledAhead(script: string): string {
  return script.startsWith(HINT) ? script : HINT + script;
}

/** Changes the scripts that the pages of the build in `.next` begin with. */
export function letScriptsCompileAhead(): void {
  for (const file of firstScripts()) writeFileSync(file, compiledAhead(readFileSync(file, 'utf8')));
}

/** Scripts of the build in `.next` that compile while a page starts. */
export function scriptsThatCompileLate(): string[] {
  return firstScripts()
    .filter((file) => !readFileSync(file, 'utf8').startsWith(HINT))
    .map((file) => `${file}: it is compiled function by function, while the page starts`);
}
