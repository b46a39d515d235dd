/** The content security policy of every page (security.md 4.2): pages are static, so what stands inline is allowed by its hash. */

/** As next.config.ts names them. Not the API, where a later entry would win: the server would work this one out for nothing. */
export const PAGES = '/:path((?!api/|_next/static/).*)';

/** It has a policy of its own: its headers come before its first paint, and most hashes are those of other pages. */
export const FRONT_PAGE = '/';

/** Hashes of what a policy allows to stand in a page itself, each as `sha256-…`. */
export type AllowedCode = { scripts: readonly string[]; styles: readonly string[] };

export type ContentPolicyOptions = {
  allowed: AllowedCode;
  /** Hosts of players' pictures; always https. */
  imageHosts: readonly string[];
  /** Address of the backend that the browser calls; undefined when none is configured (D20). */
  backendUrl?: string | undefined;
  /** True where the site itself is served over https. Safari would upgrade http://localhost too, and load nothing. */
  secureSite: boolean;
  /** The development server evaluates strings, writes inline scripts and styles, and talks over a WebSocket. */
  development: boolean;
};

function originOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`'${url}' is not an http or https address`);
  }
  return new URL(url).origin;
}

/** The value of the Content-Security-Policy header of a page. */
export function contentPolicy(options: ContentPolicyOptions): string {
  const { allowed, imageHosts, backendUrl, secureSite, development } = options;
  const scripts = development ? ["'unsafe-inline'", "'unsafe-eval'"] : allowed.scripts.map((hash) => `'${hash}'`);
  const styles = development ? ["'unsafe-inline'"] : allowed.styles.map((hash) => `'${hash}'`);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // Places on the pitch are percentages in style attributes, which the prerendered page already holds.
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

/** What an answer of /api, or a script, may do when a browser is led to open it as a page: nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The service worker: it fetches this site's own files, and can send nothing to anybody else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** A shared team's page (`app/t`): no script at all, its one style sheet by hash, pictures of players. */
export function sharePolicy(styleHash: string, imageHosts: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src '${styleHash}'`,
    `img-src 'self' ${imageHosts.map((host) => `https://${host}`).join(' ')}`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
