import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** A commit of the editor: the input of `createCommitOnBranch`. */
export interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

const login = 'anna';

/** The last commit's deployment. Its state is one of GitHub's `DeploymentStatusState`. */
export interface Deployment {
  environment: string;
  state: 'IN_PROGRESS' | 'SUCCESS' | 'FAILURE';
}

/** The last commit of the repository. */
export const headOfRepository = 'a'.repeat(40);

/**
 * Answers a page's requests to GitHub's API, like GitHub with one repository. Answers unknown requests with 501.
 *
 * @param token the only one that is accepted
 * @param files texts by path
 * @param deployment may change during the test
 * @returns the commits, in order
 */
export async function standInForGitHub(
  page: Page,
  token: string,
  files: ReadonlyMap<string, string>,
  deployment: Deployment = { environment: 'github-pages', state: 'SUCCESS' },
) {
  const commits: Commit[] = [];
  const texts = new Map([...files].map(([path, text]) => [oidOf(text), { path, text }]));
  await page.route('https://avatars.githubusercontent.com/**', (route) => route.fulfill({ body: '' }));
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().headers()['authorization']?.split(' ')[1] !== token) return answer(route, 401, {});
    if (pathname === '/graphql') {
      const { query, variables } = route.request().postDataJSON() as { query: string; variables: { input: Commit } };
      if (query.includes('createCommitOnBranch')) commits.push(variables.input);
      const data = query.includes('createCommitOnBranch')
        ? committed(variables.input)
        : { repository: { ...repositoryData(query, texts), ...deploymentData(query, deployment) } };
      return answer(route, 200, { data });
    }
    if (pathname === '/user')
      return answer(route, 200, { id: 1, name: 'Anna', login, email: 'anna@shop.example', avatar_url: avatar });
    if (pathname.endsWith(`/collaborators/${login}`)) return route.fulfill({ status: 204, headers: anyOrigin });
    if (pathname.includes('/git/trees/')) return answer(route, 200, { tree: treeOf(texts) });
    return answer(route, 501, { message: pathname });
  });
  return commits;
}

const avatar = 'https://avatars.githubusercontent.com/u/1';
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

function answer(route: Route, status: number, json: unknown) {
  return route.fulfill({ status, json, headers: anyOrigin });
}

/** The object id of a text in git. */
function oidOf(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

type Texts = ReadonlyMap<string, { path: string; text: string }>;

function treeOf(texts: Texts) {
  return [...texts].map(([sha, { path, text }]) => ({ type: 'blob', path, sha, size: Buffer.byteLength(text) }));
}

/** The editor requests many files in one query, with aliases such as `content_0` and `commit_0`. */
function repositoryData(query: string, texts: Texts) {
  const author = { name: 'Anna', email: 'anna@shop.example', user: { id: 1, login } };
  const node = { oid: headOfRepository, message: 'Begin', author, committedDate: '2026-11-22T10:00:00Z' };
  const ref = { target: { history: { nodes: [node] } } };
  const contents = [...query.matchAll(/(content_\d+):\s*object\(oid: "(\w+)"\)/g)];
  const histories = [...query.matchAll(/(commit_\d+):\s*ref\(/g)];
  return {
    ref,
    ...Object.fromEntries(contents.map(([, name, oid = '']) => [name, { text: texts.get(oid)?.text }])),
    ...Object.fromEntries(histories.map(([, name]) => [name, ref])),
  };
}

/** The answer to a query for commits, with aliases such as `commit_0`. */
function deploymentData(query: string, { environment, state }: Deployment) {
  if (!query.includes('deployments(')) return {};
  const latestStatus = { state, environmentUrl: 'https://shop.example', description: '' };
  const deployments = { nodes: [{ environment, latestStatus }] };
  const commits = [...query.matchAll(/(commit_\d+):\s*object\(/g)].map(([, name]) => [name, { deployments }]);
  return Object.fromEntries(commits);
}

function committed({ fileChanges }: Commit) {
  const files = fileChanges.additions.map(({ contents }, index) => [
    `file_${index}`,
    { oid: oidOf(Buffer.from(contents, 'base64').toString()) },
  ]);
  const commit = { oid: 'b'.repeat(40), committedDate: '2026-11-22T11:00:00Z', ...Object.fromEntries(files) };
  return { createCommitOnBranch: { commit } };
}
