/** The one source of the response headers: the build completes them, the server sends them. */

/** The only host outside of the site that a page may show, in a frame. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Hashes of the inline code of the built pages, in the syntax of the content policy: `'sha256-…'`. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

interface Permissions {
  /** The origin of the form service that receives what visitors write, if there is one. */
  formService?: string | undefined;
  /** Whether every subdomain of the shop's domain can be reached by HTTPS too. */
  httpsSubdomains?: boolean;
}

/**
 * The security headers of every answer.
 *
 * The policy allows the site's own files, the inline code that the build knows by its hash, and the map's frame and
 * the form service; nothing else. Sources: https://www.w3.org/TR/CSP3/, https://developer.mozilla.org/en-US/observatory
 */
export function securityHeaders(
  { scripts, styles }: InlineCode,
  { formService, httpsSubdomains = false }: Permissions = {},
): Record<string, string> {
  const receivers = ["'self'", formService].filter(Boolean).join(' ');
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${receivers}`,
    "manifest-src 'self'",
    `frame-src ${mapOrigin}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${receivers}`,
    // No script of the site makes markup from text, and none may begin to.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': `max-age=63072000${httpsSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The folder of the owner's editor, which is built only if a repository is configured: docs/decisions/0011-the-editor.md. */
export const editorFolder = '/admin/';

/**
 * The editor's own content policy. It writes styles and markup by itself, so it has neither hashes nor Trusted Types; it runs
 * no inline script, and asks only the host of the repository. Sources: docs/decisions/0011-the-editor.md.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com https://github.com",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** A header of files whose value depends on the folder. */
export interface FolderHeader {
  name: string;
  /** Paths that begin and end with a slash. */
  folders: readonly string[];
  /** The value in these folders and below them. */
  value: string;
  /** The value in all other folders. */
  otherwise: string;
}

export const folderHeaders: readonly FolderHeader[] = [
  {
    name: 'Cache-Control',
    // Every name in these folders carries a hash of the content.
    folders: ['/_astro/', '/images/sized/'],
    value: 'public, max-age=31536000, immutable',
    otherwise: 'public, max-age=0, must-revalidate',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    // Link previews and image search show these pictures in pages of other sites.
    folders: ['/images/', '/share/'],
    value: 'cross-origin',
    otherwise: 'same-origin',
  },
];

/**
 * The values of all {@link folderHeaders}.
 *
 * @param path of a file or a folder, such as `/_astro/a.js` or `/_astro/`
 */
export function headersOfPath(path: string, headers = folderHeaders): Record<string, string> {
  return Object.fromEntries(
    headers.map(({ name, folders, value, otherwise }) => [
      name,
      folders.some((folder) => path.startsWith(folder)) ? value : otherwise,
    ]),
  );
}
