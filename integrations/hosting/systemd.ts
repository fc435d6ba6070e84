/**
 * A unit for systemd that runs the site's own server. Settings, such as `SMTP_URL`, go into `/etc/coromandel.env`: lines of
 * `NAME=value` that only root can read.
 *
 * @param project the folder of the project on the server
 */
export function systemdUnit(project: string): string {
  return `[Unit]
Description=Coromandel Watch House
After=network-online.target
Wants=network-online.target

[Service]
WorkingDirectory=${project}
ExecStart=/usr/bin/env node ${project}/server/start.ts
Environment=PORT=3000 TRUST_PROXY=1 DATA_DIR=/var/lib/coromandel
EnvironmentFile=-/etc/coromandel.env
StateDirectory=coromandel
StateDirectoryMode=0700
DynamicUser=yes
Restart=on-failure
# The mail under way may take fifteen minutes; pages are served until then.
TimeoutStopSec=16min
MemoryMax=512M
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes

[Install]
WantedBy=multi-user.target
`;
}
