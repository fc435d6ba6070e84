import { existsSync, readdirSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

/** Debian's PostgreSQL and mail server, with which inquiries are tried before a release. */
const packages = ['postgresql', 'python3-aiosmtpd'];

const versions = '/usr/lib/postgresql';

/** The folder of Debian's PostgreSQL programs, of the latest version; empty if there is none. */
export function postgresPrograms() {
  const [latest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = `${versions}/${latest}/bin`;
  return existsSync(`${folder}/initdb`) ? folder : '';
}

/** The program of Debian's mail server; empty if there is none. */
export function mailServerProgram() {
  return findProgram('aiosmtpd') || '';
}

/** Whether both are here. */
export function findInquiryServers() {
  return Boolean(postgresPrograms() && mailServerProgram());
}

/** Installs what is missing of both, where that is possible. */
export function installInquiryServers() {
  if (!findInquiryServers() && mayInstallPackages()) installPackages(packages);
}
