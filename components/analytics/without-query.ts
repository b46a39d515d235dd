/** Keeps codes, tokens and typed text out of the analytics (D37). */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
