import { existsSync, readdirSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

/** The Debian packages of PostgreSQL and a mail server, for testing inquiries before a release. */
const packages = ['postgresql', 'python3-aiosmtpd'];

const versions = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, of the latest version; empty if there is none. */
export function postgresPrograms() {
  const [latest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = `${versions}/${latest}/bin`;
  return existsSync(`${folder}/initdb`) ? folder : '';
}

/** The mail server's program; empty if there is none. */
export function mailServerProgram() {
  return findProgram('aiosmtpd') || '';
}

/** Whether both are installed. */
export function findInquiryServers() {
  return Boolean(postgresPrograms() && mailServerProgram());
}

/** Installs missing servers, if possible. */
export function installInquiryServers() {
  if (!findInquiryServers() && mayInstallPackages()) installPackages(packages);
}
