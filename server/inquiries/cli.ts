/* The shop's own view of its inquiries: npm run inquiries. */
import { existsSync } from 'node:fs';
import { CommandError, runCommand, usage } from './commands.ts';
import { readStoreSettings, type StoreSettings } from './configuration.ts';
import { openStore } from './store/store.ts';

const parameters = process.argv.slice(2);
try {
  if (parameters.length === 0) throw new CommandError(usage);
  const settings = readStoreSettings(process.env);
  requireDatabase(settings);
  const store = await openStore(settings);
  try {
    console.log(await runCommand(parameters, store, new Date()));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(
    error instanceof CommandError ? error.message : `The inquiries can't be read: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}

/** Otherwise an empty database would be made, and whoever named another folder than the server's would see no inquiries. */
function requireDatabase({ databaseUrl, dataDir }: StoreSettings): void {
  if (databaseUrl || existsSync(`${dataDir}/inquiries.sqlite`)) return;
  throw new CommandError(
    `There is no ${dataDir}/inquiries.sqlite: name the server's DATA_DIR or DATABASE_URL, as DATA_DIR=… npm run inquiries -- list`,
  );
}
