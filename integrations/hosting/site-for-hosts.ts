/** What a host's configuration is written from: nothing about the site is known there in any other way. */
export interface SiteForHosts {
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Paths of the folders whose files may be kept for good, such as `/fonts/`. */
  hashedFolders: readonly string[];
  keptForGood: string;
  askedAgain: string;
  /** Content types by file ending, such as `.css`. */
  contentTypes: Record<string, string>;
  /** A regular expression of the paths that tell hosts how to serve the site, and are not part of it. */
  unserved: string;
  /** Paths of the folders with a not-found page of their own, such as `/de/catalog/`; the deepest first. */
  foldersWithErrorPage: string[];
}
