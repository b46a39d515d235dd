import { IMAGE_HOSTS, MAX_IMAGE_URL } from '#types/limits.ts';

/** The database has the same rule, so it can store whatever passes here (D40). */
const IMAGE_URL = new RegExp(
  `^https://(?:${IMAGE_HOSTS.join('|').replaceAll('.', '\\.')})/[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*$`,
);

export function isAllowedImageUrl(value: string): boolean {
  return value.length <= MAX_IMAGE_URL && IMAGE_URL.test(value);
}
