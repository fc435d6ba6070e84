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
  /** Whether the forms send to the site's own server, which then runs behind the host. */
  receivesInquiries: boolean;
  /** Paths of all folders of the site, such as `/de/catalog/`. */
  folders: string[];
  /** Paths of the folders with their own not-found page, the deepest first. */
  foldersWithErrorPage: string[];
}

/** The address of the site's own server, behind a host that passes inquiries to it. */
export const ownServer = '127.0.0.1:3000';

/** The paths that the host passes to the site's own server. */
export const ownPaths = ['/api/inquiries', '/healthz'];

/**
 * Whether the not-found page of a folder is only for paths directly in the folder: `/catalog/` has one for watches, but a path
 * below a watch is like any other missing one. The not-found page of a language, `/de/`, is for everything below it.
 */
export function isForChildrenOnly(folder: string): boolean {
  return !/^\/([a-z]{2}\/)?$/.test(folder);
}
