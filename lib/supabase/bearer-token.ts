/** A token has three parts. The backend's keys don't, and they aren't a sign-in. */
export function bearerToken(header = ''): string | null {
  return header.length > 8192 ? null : (/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1] ?? null);
}
