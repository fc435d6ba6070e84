import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';

/** The Debian packages of the servers that are tested in front of the site's own. */
const packages = ['nginx-light', 'caddy'];

const files = ['/usr/sbin/nginx', '/usr/bin/caddy'];

/** Whether both servers are installed from Debian packages. */
export function findHosts() {
  return files.every((file) => existsSync(file));
}

/** Installs missing servers, if possible. */
export function installHosts() {
  if (!findHosts() && mayInstallPackages()) installPackages(packages);
}
