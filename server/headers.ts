/** The one source of the response headers: the build completes them, the server sends them. */

/** Where in the built site the build leaves the headers for the server. Not served itself. */
export const headersFile = 'headers.json';

/** The only host outside of the site that a page may show, in a frame. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** What stands inline in the built pages and must be known to the content policy. */
export interface InlineCode {
  /** Hashes as the policy wants them: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  /** Names of the Trusted Types policies that inline scripts make. */
  trustedTypes: string[];
}

/**
 * The security headers of every answer.
 *
 * The policy allows the site's own files, the inline scripts that the build knows by their hash, and the map's
 * frame; nothing else. Sources: https://www.w3.org/TR/CSP3/, https://developer.mozilla.org/en-US/observatory
 */
export function securityHeaders({ scripts, styles, trustedTypes }: InlineCode): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${mapOrigin}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // No script of the site writes markup from text, and none may begin to, but what brings a long catalogue's plates.
    "require-trusted-types-for 'script'",
    ['trusted-types', ...(trustedTypes.length > 0 ? trustedTypes : ["'none'"])].join(' '),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Folders in which every name carries a hash of the content. */
export const hashedFolders = ['/_astro/', '/fonts/', '/images/sized/'];

export const keptForGood = 'public, max-age=31536000, immutable';
export const askedAgain = 'public, max-age=0, must-revalidate';

/** How long a file may be kept: for good where its name carries a hash of its content, else only until asked again. */
export function cacheControl(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder)) ? keptForGood : askedAgain;
}
