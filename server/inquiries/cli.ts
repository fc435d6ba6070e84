/* The shop's own view of its inquiries: npm run inquiries. */
import { CommandError, runCommand } from './commands.ts';
import { readConfiguration } from './configuration.ts';
import { openStore } from './open-store.ts';

try {
  const store = await openStore(readConfiguration(process.env).store);
  try {
    console.log(await runCommand(process.argv.slice(2), store, new Date()));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(
    error instanceof CommandError ? error.message : `The inquiries can't be read: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}
