import type { SiteForHosts } from './site-for-hosts.ts';

/**
 * A Caddyfile for the site. Caddy fetches the certificate by itself if the address is a public name.
 *
 * @param root the folder of the built site on the server
 * @param address what Caddy answers to: a name, or `:80`
 */
export function caddyfile(site: SiteForHosts, root: string, address: string): string {
  const { headers, hashedFolders, keptForGood, askedAgain, contentTypes, unserved, foldersWithErrorPage } = site;
  return `# Written by the build for this state of the site: the policy's hashes change with its scripts.

(headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	header -Server
}

${address} {
	root * ${root}

	# A route is read from top to bottom.
	route {
		import headers
		header Cache-Control "${askedAgain}"
		@hashed path ${hashedFolders.map((folder) => `${folder}*`).join(' ')}
		header @hashed Cache-Control "${keptForGood}"

		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		respond @refused 405
		@malformed path_regexp \\x00
		respond @malformed 400
		respond /healthz "ok"

		# What tells hosts how to serve the site is not part of it, and no error page is found under its own name.
		@unserved path_regexp ${unserved}|(^|/)404$
		error @unserved 404

		# One address for each page.
${oneAddress('slash', '^(.+?)/+$')}
${oneAddress('html', '^(/.*?)(?:/?index)?\\.html$')}

		rewrite / /index.html
		try_files {path}.html {path}
${Object.entries(contentTypes).map(contentType).join('\n')}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import headers
		header Cache-Control "${askedAgain}"
${foldersWithErrorPage.map(errorPageRoute).join('\n')}
	}
}
`;
}

/** The type of the files of an ending; of those that exist, because an error page is of another. */
function contentType([ending, type]: [ending: string, type: string]): string {
  const name = `type_${ending.slice(1)}`;
  return `		@${name} {
			path *${ending}
			file
		}
		header @${name} Content-Type "${type}"`;
}

/** A redirect that keeps the query. */
function oneAddress(name: string, pattern: string): string {
  return `		@${name}_query {
			path_regexp ${name} ${pattern}
			expression {http.request.uri.query} != ""
		}
		redir @${name}_query {re.${name}.1}?{http.request.uri.query} 308
		@${name} path_regexp ${name} ${pattern}
		redir @${name} {re.${name}.1} 308`;
}

/** Only the first that fits is taken, so the deepest folder must come first. */
function errorPageRoute(folder: string): string {
  return `		handle ${folder}* {
			rewrite * ${folder}404.html
			file_server {
				precompressed br gzip
			}
		}`;
}
