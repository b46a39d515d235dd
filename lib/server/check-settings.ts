import 'server-only';
import { environment } from '#lib/platform/env.ts';

/** Next itself would log a trace and keep running. */
export function checkSettings(): void {
  try {
    environment();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
