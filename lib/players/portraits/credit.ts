import { plainText } from '#lib/players/portraits/plain-text.ts';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { PictureCredit } from '#types/portrait.ts';

/** What Commons says about a file, or '' if it says nothing. */
export type FileFacts = {
  license: string;
  licenseShortName: string;
  licenseUrl: string;
  artist: string;
  /** The credit line requested by the author. */
  attribution: string;
  nonFree: string;
  page: string;
};

const PUBLIC_DOMAIN = /^(cc0|cc-zero|pd|cc-pd)\b/;
const ATTRIBUTION = /^cc-by(-sa)?-\d/;
const RESTRICTED = /(^|-)(nc|nd)(-|$)/;

const COMMONS_PAGE = /^https:\/\/commons\.wikimedia\.org\/wiki\/File:/;
const LICENCE_PAGE = /^https?:\/\/creativecommons\.org\/(licenses|publicdomain)\//;

/** Null unless the file has a free licence and can be credited as that licence requires (D59). */
export function readCredit(facts: FileFacts): PictureCredit | null {
  const code = facts.license.trim().toLowerCase();
  const isPublicDomain = PUBLIC_DOMAIN.test(code);
  if (RESTRICTED.test(code) || (!isPublicDomain && !ATTRIBUTION.test(code)) || facts.nonFree === 'true') return null;
  const author = [facts.attribution, facts.artist]
    .map((html) => cleanText(plainText(html), MAX_TEXT))
    .find((text) => text !== '');
  const licence = cleanText(plainText(facts.licenseShortName), MAX_TEXT);
  const licenceUrl = LICENCE_PAGE.test(facts.licenseUrl) ? facts.licenseUrl.replace(/^http:/, 'https:') : null;
  if (licence === '' || !COMMONS_PAGE.test(facts.page)) return null;
  if (!isPublicDomain && (author === undefined || licenceUrl === null)) return null;
  return { author: author ?? '', licence, licenceUrl, source: facts.page, isRequired: !isPublicDomain };
}
