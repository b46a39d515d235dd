/**
 * A random UUID. The platform's own `crypto.randomUUID` is missing where the page is served over plain HTTP by another
 * machine.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version (4, random) and the variant, each in the upper bits of its byte (RFC 9562 §5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
