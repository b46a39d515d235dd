import '@testing-library/jest-dom';
import { format, TextDecoder, TextEncoder } from 'node:util';

/**
 * Whatever lands in the console unasked for fails the test. A test that expects it says so with
 * `jest.spyOn(console, 'error').mockImplementation(() => {})`, which takes this watcher's place.
 */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
});

// jsdom knows the dialog element but neither opens nor closes it; the platform's own behaviour is the browser tests' part.
// Tests of the server run without a document.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom lays nothing out, so nothing is ever out of view.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};

// jsdom's clock keeps no marks.
performance.mark ??= ((name) => ({ name }) as PerformanceMark) as typeof performance.mark;

// jsdom has neither, every browser has both.
Object.assign(globalThis, { TextDecoder, TextEncoder });
