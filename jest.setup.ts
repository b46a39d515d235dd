/// <reference types="@testing-library/jest-dom" />
import { format, TextDecoder, TextEncoder } from 'node:util';

// Loading it takes as long as a small test.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

/** Console output fails a test unless it replaces this spy: `jest.spyOn(console, 'error').mockImplementation(() => {})`. */
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

// jsdom can't open or close dialogs. Server tests have no document.
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

// jsdom is idle at once, but doesn't say so.
if (typeof window !== 'undefined') window.requestIdleCallback ??= (work) => window.setTimeout(work);

// jsdom has no layout, and its screen isn't a phone.
if (typeof window !== 'undefined') window.matchMedia ??= () => new EventTarget() as MediaQueryList;
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= async () => {};

// jsdom has no performance marks.
performance.mark ??= ((name) => ({ name }) as PerformanceMark) as typeof performance.mark;

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
