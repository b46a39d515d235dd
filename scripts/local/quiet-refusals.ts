import { AsyncLocalStorage } from 'node:async_hooks';

const answering = new AsyncLocalStorage<true>();

/** Runs the answer to one request of the embedded backend. */
export function whileAnswering<Result>(run: () => Promise<Result>): Promise<Result> {
  return answering.run(true, run);
}

/**
 * The embedded backend prints each refused statement with its parameters: a screenful for every conflict and every
 * wrong password, with what people typed. While it answers, errors that have the database's code are therefore left
 * out; their answer tells the caller. Returns the way back.
 */
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
