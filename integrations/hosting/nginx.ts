import type { SiteForHosts } from './site-for-hosts.ts';

/**
 * A file for nginx's `conf.d`: the site on port 80, to stand behind whatever ends TLS.
 *
 * @param root the folder of the built site on the server
 */
export function nginxConfiguration(site: SiteForHosts, root: string): string {
  const { headers, hashedFolders, keptForGood, askedAgain, contentTypes, unserved, foldersWithErrorPage } = site;
  const types = Object.entries(contentTypes).map(([ending, type]) => `${type.replace(/;.*/, '')} ${ending.slice(1)};`);
  const texts = Object.values(contentTypes).filter((type) => type.includes('charset'));
  return `# Written by the build for this state of the site: the policy's hashes change with its scripts.
# Brotli needs Debian's libnginx-mod-http-brotli-static; without it, delete the line "brotli_static on;".

map $uri $coromandel_cache {
    default "${askedAgain}";
${hashedFolders.map((folder) => `    ~^${folder} "${keptForGood}";`).join('\n')}
}

map $request_method $coromandel_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}

server {
    listen 80;
    root ${root};

    server_tokens off;
    absolute_redirect off;
    client_header_timeout 10s;
    keepalive_timeout 5s;
    large_client_header_buffers 4 8k;

    charset utf-8;
    charset_types ${[...new Set(texts.map((type) => type.replace(/;.*/, '')))].filter((type) => type !== 'text/html').join(' ')};
    types {
${types.map((line) => `        ${line}`).join('\n')}
    }
    gzip_static on;
    brotli_static on;
    gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $coromandel_cache always;
    add_header Allow $coromandel_allow always;

    if ($coromandel_allow) {
        return 405;
    }

    location = / {
        try_files /index.html =404;
    }
    location = /healthz {
        default_type text/plain;
        return 200 "ok";
    }
    # One address for each page.
    location ~ ^(?<page>.+)/$ {
        return 308 $page$is_args$args;
    }
    location ~ ^(?<page>/.*?)(/?index)?\\.html$ {
        return 308 $page$is_args$args;
    }
    # What tells hosts how to serve the site is not part of it.
    location ~ ${unserved} {
        return 404;
    }
    error_page 404 /404.html;
${foldersWithErrorPage.toReversed().map(errorPageLocations).join('\n')}
}
`;
}

/** Everything under a folder, with the folder's own not-found page. */
function errorPageLocations(folder: string): string {
  return `
    location ${folder} {
        error_page 404 ${folder}404.html;
        try_files $uri.html $uri =404;
    }
    location = ${folder}404 {
        error_page 404 ${folder}404.html;
        return 404;
    }
    location = ${folder}404.html {
        internal;
    }`;
}
