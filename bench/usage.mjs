/* Loaded into each process of a measured build: notes its time of processor and its largest memory when it ends. */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const noted = { seconds: (userCPUTime + systemCPUTime) / 1e6, bytes: maxRSS * 1024 };
  appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(noted)}\n`);
});
