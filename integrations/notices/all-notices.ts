/* `npm run notices`: what a build lists at its end, without a limit. */
import { endBuild } from '../report-problems.ts';
import { siteContent, type ValidContent } from '../site-content.ts';
import { listNotices } from './notices.ts';

const content = await siteContent();
if (content.problems.length > 0) endBuild(content.problems);
console.log(listNotices(content as ValidContent) || 'Nothing to look at.');
