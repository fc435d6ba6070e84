import type { FolderHeader } from '../../server/site/headers.ts';
import { isForChildrenOnly, ownPaths, ownServer, type SiteForHosts } from './site-for-hosts.ts';

/**
 * A Caddyfile for the site. Caddy requests the certificate for the URL's domain.
 *
 * @param root the folder of the built site on the server
 */
export function caddyfile(site: SiteForHosts, root: string): string {
  const { url, headers, folderHeaders, contentTypes, typesByPath, internalFiles, foldersWithErrorPage } = site;
  const otherwise = folderHeaders.map((header) => `\t\theader ${header.name} "${header.otherwise}"`).join('\n');
  return `# Written by the build for this state of the site: the policy's hashes change with its scripts.

(headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	header -Server
}

${url} {
	root * ${root}

	# A route is read from top to bottom.
	route {
${site.receivesInquiries ? passedOn() : ''}		import headers
${otherwise}
${folderHeaders.map(folderHeader).join('\n')}

		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		respond @refused 405
		@malformed path_regexp \\x00
		respond @malformed 400
		respond /healthz "ok"

		# Compressed copies and configurations are not part of the site; error pages have no URL of their own.
		@internal path_regexp ${internalFiles}|(^|/)404$
		error @internal 404

		# One URL for each page.
${redirect('slash', '^(.+?)/+$')}
${redirect('html', '^(/.*?)(?:/?index)?\\.html$')}

		rewrite / /index.html
		try_files {path}.html {path}
${Object.entries(contentTypes).map(contentType).join('\n')}
${Object.entries(typesByPath).map(typedFile).join('\n')}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import headers
${otherwise}
${foldersWithErrorPage.map(errorPageRoute).join('\n')}
	}
}
`;
}

/** A path that Caddy passes to the site's own server. The server sends its own headers. */
function passedOn(): string {
  return `		@inquiries path ${ownPaths.join(' ')}
		handle @inquiries {
			request_body {
				max_size 64MB
			}
			reverse_proxy ${ownServer}
		}

`;
}

function folderHeader({ name, folders, value }: FolderHeader): string {
  const matcher = `@in_folder_${name.toLowerCase()}`;
  return `		${matcher} path ${folders.map((folder) => `${folder}*`).join(' ')}
		header ${matcher} ${name} "${value}"`;
}

/** The content type of a file extension. Only for files that exist, because the error page has another type. */
function contentType([ending, type]: [ending: string, type: string]): string {
  const name = `type_${ending.slice(1)}`;
  return `		@${name} {
			path *${ending}
			file
		}
		header @${name} Content-Type "${type}"`;
}

/** A file whose type differs from that of its extension. */
function typedFile([path, type]: [path: string, type: string]): string {
  return `		header ${path} Content-Type "${type}"`;
}

/** A redirect that keeps the query. */
function redirect(name: string, pattern: string): string {
  return `		@${name}_query {
			path_regexp ${name} ${pattern}
			expression {http.request.uri.query} != ""
		}
		redir @${name}_query {re.${name}.1}?{http.request.uri.query} 308
		@${name} path_regexp ${name} ${pattern}
		redir @${name} {re.${name}.1} 308`;
}

/** Caddy uses only the first match, so the deepest folder must come first. */
function errorPageRoute(folder: string): string {
  const name = `below${folder.replaceAll('/', '_')}`;
  const matcher = isForChildrenOnly(folder) ? `@${name}` : `${folder}*`;
  return `${matcher.startsWith('@') ? `\t\t${matcher} path_regexp ^${folder}[^/]*$\n` : ''}		handle ${matcher} {
			rewrite * ${folder}404.html
			file_server {
				precompressed br gzip
			}
		}`;
}
