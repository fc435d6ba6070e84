import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';

/** The Debian packages of the servers whose configurations are tested. Brotli is a separate module. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

const files = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/bin/caddy'];

/** Whether both servers are installed from Debian packages. */
export function findHosts() {
  return files.every((file) => existsSync(file));
}

/** Installs missing servers, if possible. */
export function installHosts() {
  if (!findHosts() && mayInstallPackages()) installPackages(packages);
}
