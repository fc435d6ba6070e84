/*
 * The end of `npm run build`: the site that was built in `dist.new` becomes `dist`. A build that fails leaves the site of the
 * last one as it is.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';

rmSync('dist.old', { recursive: true, force: true });
if (existsSync('dist')) renameSync('dist', 'dist.old');
renameSync('dist.new', 'dist');
rmSync('dist.old', { recursive: true, force: true });
