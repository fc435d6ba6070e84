import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';

/** Debian's packages of the servers whose configurations are tried; brotli is a module of its own there. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

const files = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/bin/caddy'];

/** Whether both servers are here as Debian packs them. */
export function findHosts() {
  return files.every((file) => existsSync(file));
}

/** Installs what is missing of both, where that is possible. */
export function installHosts() {
  if (!findHosts() && mayInstallPackages()) installPackages(packages);
}
