import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { parseRange } from './byte-range.ts';
import type { ReadFile } from './file-cache.ts';
import type { Encoding, Representation, SiteFile } from './site-index.ts';

/**
 * Answers a request with a file: in an encoding that the client takes, without the content where the client has it
 * already, and only the part that is asked for.
 *
 * The headers go into the response as one plain object: Hono's server writes it out as it is. Headers that are set one
 * by one cost more than all the rest of an answer.
 *
 * @param status 200, or that of the error whose page the file is
 * @throws if the file can't be read
 */
export async function sendFile(
  c: Context,
  file: SiteFile,
  status: 200 | 400 | 404 | 500,
  read: ReadFile,
): Promise<Response> {
  const chosen = chooseEncoding(c, file);
  const { headers } = chosen;
  if (status === 200 && matches(c.req.header('If-None-Match'), chosen.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const content = await read(chosen.file);
  const range = status === 200 ? requestedRange(c, chosen, content.length) : undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${content.length}` } });
  }
  if (!range) return new Response(content, { status, headers: { ...headers, 'Content-Length': `${content.length}` } });
  const part = content.subarray(range.start, range.end + 1);
  const contentRange = `bytes ${range.start}-${range.end}/${content.length}`;
  const partHeaders = { ...headers, 'Content-Range': contentRange, 'Content-Length': `${part.length}` };
  return new Response(part, { status: 206, headers: partHeaders });
}

/** A compressed copy has no parts: its bytes mean nothing by themselves. */
function requestedRange(c: Context, { encoding, etag }: Representation, size: number): ReturnType<typeof parseRange> {
  if (c.req.method !== 'GET' || encoding !== 'identity') return undefined;
  const isOutdated = ![undefined, etag].includes(c.req.header('If-Range'));
  return isOutdated ? undefined : parseRange(c.req.header('Range'), size);
}

/** The smallest first, whatever a browser lists first. */
const preferred: Encoding[] = ['br', 'gzip'];

function chooseEncoding(c: Context, file: SiteFile): Representation {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: preferred,
    default: 'identity',
    match: (accepted) => {
      const isAccepted = (name: Encoding) => accepted.some(({ type, q }) => type === name && q > 0);
      return preferred.find((name) => file[name] && isAccepted(name)) ?? 'identity';
    },
  });
  return file[encoding as Encoding] ?? file.identity;
}

/** RFC 9110, section 13.1.2: a list of validators or `*`; weak ones compare as if they were strong. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));
}
