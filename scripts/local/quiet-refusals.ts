import { AsyncLocalStorage } from 'node:async_hooks';

const answering = new AsyncLocalStorage<true>();

export function whileAnswering<Result>(run: () => Promise<Result>): Promise<Result> {
  return answering.run(true, run);
}

/** The embedded backend prints rejected statements with their parameters, such as passwords. Returns how to restore it. */
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
