import 'server-only';
import { environment } from '#lib/platform/env.ts';

/** Ends the process with one sentence where a setting is wrong (design §6): Next itself would log a trace and stay up. */
export function checkSettings(): void {
  try {
    environment();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
