import 'server-only';
import { environment } from '#lib/platform/env.ts';

const PHOTOS_NEED_CONTACT =
  'Photos and biographies from Wikimedia are off: they need CONTACT_EMAIL, or a public address as SITE_URL.';

/** Left alone, Next would log a stack trace and keep running. */
export function checkSettings(): void {
  try {
    const { isOn, wikimedia } = environment().photos;
    if (isOn && wikimedia === null) console.info(PHOTOS_NEED_CONTACT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
