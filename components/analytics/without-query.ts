/** An address as the statistics may know it: what follows the path can hold a code or what somebody typed (D37). */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
