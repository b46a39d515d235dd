const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For XML and HTML content or attributes. Drops characters that XML doesn't allow. */
export function escapeMarkup(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '');
}

/** In a 44 × 44 square, as in `app/icon.svg` and `SiteMark`. */
export const BRAND_MARK =
  '<rect width="44" height="44" rx="10" fill="#1e7548"/><path d="M22 0v44" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/><circle cx="22" cy="22" r="11.5" fill="#0e4a2c" stroke="#fff" stroke-width="1.8"/><path d="M18 17.6l1.8-.8V28M23.6 17.6l1.8-.8V28" fill="none" stroke="#ffce3a" stroke-width="2.6"/>';
