import { AsyncLocalStorage } from 'node:async_hooks';

const answering = new AsyncLocalStorage<true>();

export function whileAnswering<Result>(run: () => Promise<Result>): Promise<Result> {
  return answering.run(true, run);
}

/** Hides rejected statements, which the embedded backend prints with parameters such as passwords. Returns how to undo it. */
export function quietRefusals(): () => void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [error] = args;
    const refused = error instanceof Error && 'code' in error && typeof error.code === 'string';
    if (!(refused && answering.getStore())) print(...args);
  };
  return () => {
    console.error = print;
  };
}
