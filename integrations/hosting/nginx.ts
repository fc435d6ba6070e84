import type { FolderHeader } from '../../server/site/headers.ts';
import { isForChildrenOnly, ownPaths, ownServer, type SiteForHosts } from './site-for-hosts.ts';

/**
 * A file for nginx's `conf.d`: the site on port 80, behind a proxy that terminates TLS.
 *
 * @param root the folder of the built site on the server
 */
export function nginxConfiguration(site: SiteForHosts, root: string): string {
  const { url, headers, folderHeaders, contentTypes, typesByPath, internalFiles, foldersWithErrorPage } = site;
  const types = Object.entries(contentTypes).map(([ending, type]) => `${type.replace(/;.*/, '')} ${ending.slice(1)};`);
  const texts = Object.values({ ...contentTypes, ...typesByPath }).filter((type) => type.includes('charset'));
  return `# Written by the build for this state of the site: the policy's hashes change with its scripts.
# Brotli needs Debian's libnginx-mod-http-brotli-static; without it, delete the line "brotli_static on;".

${folderHeaders.map(headerMap).join('\n')}
map $request_method:$uri $coromandel_allow {
    default "GET, HEAD";
    ~^(GET|HEAD): "";${site.receivesInquiries ? `\n    ~^POST:${ownPaths[0]}$ "";` : ''}
}

server {
    listen 80;
    server_name ${new URL(url).hostname};
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
${folderHeaders.map(({ name }) => `    add_header ${name} ${variable(name)} always;`).join('\n')}
    add_header Allow $coromandel_allow always;

    if ($coromandel_allow) {
        return 405;
    }

    location = / {
        try_files /index.html =404;
    }
${site.receivesInquiries ? ownPaths.map(passedOn).join('\n') : healthz}
${Object.entries(typesByPath).map(typedLocation).join('\n')}
    # One URL for each page.
    location ~ ^(?<page>.+)/$ {
        return 308 $page$is_args$args;
    }
    location ~ ^(?<page>/.*?)(/?index)?\\.html$ {
        return 308 $page$is_args$args;
    }
    # Compressed copies and configurations are not part of the site.
    location ~ ${internalFiles} {
        return 404;
    }
    error_page 404 /404.html;
${foldersWithErrorPage.toReversed().map(errorPageLocations).join('\n')}
}
`;
}

const healthz = `    location = /healthz {
        default_type text/plain;
        return 200 "ok";
    }`;

/** A path that nginx passes to the site's own server. The server sends its own headers; an empty one here removes nginx's. */
function passedOn(path: string): string {
  return `    location = ${path} {
        client_max_body_size 64m;
        proxy_pass http://${ownServer};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_read_timeout 300s;
        add_header Allow "";
    }`;
}

/** A file whose type differs from that of its extension. nginx adds the charset. */
function typedLocation([path, type]: [path: string, type: string]): string {
  return `    location = ${path} {
        types { }
        default_type ${type.replace(/;.*/, '')};
    }`;
}

/** The variable with the value of a header: `$coromandel_cache_control`. */
function variable(header: string): string {
  return `$coromandel_${header.toLowerCase().replaceAll('-', '_')}`;
}

function headerMap({ name, folders, value, otherwise }: FolderHeader): string {
  return `map $uri ${variable(name)} {
    default "${otherwise}";
${folders.map((folder) => `    ~^${folder} "${value}";`).join('\n')}
}
`;
}

/** Everything under a folder, with the folder's own not-found page. */
function errorPageLocations(folder: string): string {
  return `
    location ${isForChildrenOnly(folder) ? `~ ^${folder}[^/]*$` : folder} {
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
