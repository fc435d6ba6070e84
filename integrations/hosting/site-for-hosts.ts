import type { FolderHeader } from '../../server/site/headers.ts';

/** The data for the hosts' configurations. */
export interface SiteForHosts {
  /** The public URL, without a path: `https://coromandelwatch.example`. */
  url: string;
  /** The headers of every response. */
  headers: Record<string, string>;
  folderHeaders: readonly FolderHeader[];
  /** Content types by file extension, such as `.css`. */
  contentTypes: Record<string, string>;
  /** Content types of files that differ from that of their extension, by path, such as `/feed.xml`. */
  typesByPath: Record<string, string>;
  /** A regular expression for paths that must not be served. */
  internalFiles: string;
  /** Paths of all folders of the site, such as `/de/catalog/`. */
  folders: string[];
  /** Paths of the folders with their own not-found page, the deepest first. */
  foldersWithErrorPage: string[];
}
