/** Keeps codes, tokens and typed text out of analytics (D37). */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
