/** Matches all pages in next.config.ts. The API and scripts have their own policies. */
export const PAGES = '/:path((?!api/|_next/static/).*)';

export type AllowedCode = { scripts: readonly string[]; styles: readonly string[] };

export type ContentPolicyOptions = {
  allowed: AllowedCode;
  imageHosts: readonly string[];
  backendUrl?: string | undefined;
  /** Only if the site uses https: Safari would upgrade http://localhost too and load nothing. */
  secureSite: boolean;
  /** The development server uses eval, inline scripts and styles, and a WebSocket. */
  development: boolean;
};

function originOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`'${url}' is not an http or https address`);
  }
  return new URL(url).origin;
}

export function contentPolicy(options: ContentPolicyOptions): string {
  const { allowed, imageHosts, backendUrl, secureSite, development } = options;
  const scripts = development ? ["'unsafe-inline'", "'unsafe-eval'"] : allowed.scripts.map((hash) => `'${hash}'`);
  const styles = development ? ["'unsafe-inline'"] : allowed.styles.map((hash) => `'${hash}'`);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // Pitch positions are percentages in style attributes.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...imageHosts.map((host) => `https://${host}`)],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['connect-src', "'self'", ...(backendUrl ? [originOf(backendUrl)] : []), ...(development ? ['ws:'] : [])],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ...(secureSite ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For build files. A worker gets its script's policy and loads the others from this site. */
export const FILE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** For a shared team's page (`app/t`): no scripts, and one style sheet by hash. Its fonts are inside, or on this site. */
export function sharePolicy(
  styleHash: string,
  imageHosts: readonly string[],
  fonts: 'data:' | "'self'" = 'data:',
): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src '${styleHash}'`,
    `img-src 'self' ${imageHosts.map((host) => `https://${host}`).join(' ')}`,
    `font-src ${fonts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
