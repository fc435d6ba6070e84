/* The shop's own view of its inquiries: npm run inquiries. */
import { existsSync } from 'node:fs';
import { runCommand, usage } from './commands.ts';
import { readConfiguration } from './configuration.ts';
import { openStore } from './store/store.ts';

const parameters = process.argv.slice(2);
try {
  if (parameters.length === 0) throw new Error(usage);
  // The commands mail nothing.
  const settings = readConfiguration({ ...process.env, SMTP_URL: 'none' }, '').store;
  // Otherwise an empty database would be created, and somebody who named the wrong folder would see no inquiries.
  if (!settings.databaseUrl && !existsSync(`${settings.dataDir}/inquiries.sqlite`))
    throw new Error(
      `There is no ${settings.dataDir}/inquiries.sqlite: name the server's DATA_DIR or DATABASE_URL, as DATA_DIR=… npm run inquiries -- list`,
    );
  const store = await openStore(settings);
  try {
    console.log(await runCommand(parameters, store, new Date()));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
