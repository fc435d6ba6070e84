import { basename } from 'node:path';
import { editorFolder, editorPolicy, folderHeaders } from '../../server/site/headers.ts';
import { contentTypes, contentTypesByName, internalFiles } from '../../server/site/site-index.ts';

/** The data for the hosts' configurations. */
export type SiteForHosts = ReturnType<typeof describeForHosts>;

/**
 * Describes the site for hosts other than its own server.
 *
 * @param url the public URL, without a path: `https://coromandelwatch.example`
 * @param receivesInquiries whether the forms send to the site's own server, which then runs behind the host
 * @param headers the headers of every response
 * @param files paths of the site's files, relative to its folder
 */
export function describeForHosts(
  url: string,
  receivesInquiries: boolean,
  headers: Record<string, string>,
  files: string[],
) {
  const folders = [...new Set(files.map((file) => `/${file.replace(/[^/]*$/, '')}`))].sort();
  const types = files.map((file) => [`/${file}`, contentTypesByName[basename(file)]] as const);
  return {
    url,
    receivesInquiries,
    ...headersByFolder(headers, folders),
    // By file extension, such as `.css`.
    contentTypes,
    // Of files whose type differs from that of their extension, by path, such as `/feed.xml`.
    typesByPath: Object.fromEntries(types.flatMap(([path, type]) => (type ? [[path, type]] : []))) as Record<
      string,
      string
    >,
    // A regular expression for paths that must not be served.
    internalFiles: internalFiles.source,
    // Paths of all folders of the site, such as `/de/catalog/`.
    folders,
    // The folders with their own not-found page, the deepest first: `/de/catalog/`, `/de/`, `/`.
    foldersWithErrorPage: folders
      .filter((folder) => files.includes(`${folder.slice(1)}404.html`))
      .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b, 'en')),
  };
}

/** If the editor was built, the Content Security Policy depends on the folder. */
function headersByFolder(headers: Record<string, string>, folders: string[]) {
  if (!folders.includes(editorFolder)) return { headers, folderHeaders };
  const name = 'Content-Security-Policy';
  const { [name]: otherwise = '', ...others } = headers;
  return {
    headers: others,
    folderHeaders: [...folderHeaders, { name, folders: [editorFolder], value: editorPolicy, otherwise }],
  };
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
