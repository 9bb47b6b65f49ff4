import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { toSingleLine } from '@parvis/contracts/content/single-line.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { maxFileBytes, maxFilenameLength, maxImageBytes } from '@parvis/contracts/media/limits.ts';
import { z } from 'zod';
import type { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import { CallFailed, type CallLimits } from '../../adapters/fetching/call-out.ts';
import { fetchBytes } from '../../adapters/fetching/fetch-bytes.ts';
import { commandIdFor } from '../../http/command-id.ts';
import { mintId } from '../../streams/mint-id.ts';
import { type ApiClient, ApiRefusal } from '../api-client.ts';
import { eachAtOnce } from '../each-at-once.ts';
import type { SourceMedia, SourceSite } from './source-site.ts';
import type { Library } from './wanted-item.ts';

const images = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']);
const files = new Set('pdf docx xlsx pptx odt ods odp zip csv txt mp4 mp3'.split(' '));
/** Files that are fetched and stored at the same time. */
const atOnce = 4;

const storedSchema = z.object({ id: mediaIdSchema, url: z.string(), deleted: z.boolean() });
type Stored = z.infer<typeof storedSchema>;

export interface MediaImport {
  readonly client: ApiClient;
  readonly actorId: string;
  /** The id of the item that a command adds to the library. */
  readonly idOfNew: (commandId: string) => string;
  readonly hosts: AllowedHosts;
  readonly signal: AbortSignal;
  readonly leave: (what: string, why: string) => void;
  /** Called with the number of files that are done. */
  readonly progress: (done: number) => void;
}

/** What comes of the files of a site: for a rehearsal, all that may come. */
export interface ImportedMedia extends Library {
  readonly counts: {
    readonly created: number;
    readonly unchanged: number;
    readonly leftOut: number;
  };
}

/** Returns why a file cannot come, before anything is fetched; undefined if it can. */
export function whyMediaCannotCome({ from }: SourceMedia, hosts: AllowedHosts): string | undefined {
  const path = 'url' in from ? new URL(from.url).pathname : from.file;
  if (kindOf(path) === undefined)
    return `files of the type “${posix.extname(path)}” are not kept in the library`;
  if ('file' in from) return undefined;
  const { hostname } = new URL(from.url);
  return hosts.allowsHost(hostname)
    ? undefined
    : `its host, ${hostname}, is not allowed for this import`;
}

/** A file without an ending is a picture until its bytes say otherwise. */
function kindOf(path: string): 'images' | 'files' | undefined {
  const ending = posix.extname(path).slice(1).toLowerCase();
  if (ending === '' || images.has(ending)) return 'images';
  return files.has(ending) ? 'files' : undefined;
}

/** Returns the library as it would be after an import, without fetching or writing anything. */
export function rehearseMedia(
  site: SourceSite,
  hosts: AllowedHosts,
  leave: MediaImport['leave'],
): ImportedMedia {
  const comes = new Set<string>();
  for (const [key, media] of site.media) {
    const why = whyMediaCannotCome(media, hosts);
    if (why === undefined) comes.add(key);
    else leave(key, why);
  }
  const idOf = (key: string) => mintId(key);
  return {
    imageId: (key) => (comes.has(key) ? idOf(key) : undefined),
    addressOf: (key) => (comes.has(key) ? `/media/files/${idOf(key)}` : undefined),
    counts: { created: comes.size, unchanged: 0, leftOut: site.media.size - comes.size },
  };
}

/**
 * Brings the files that items show into the library: each is fetched once, ever, from allowed hosts
 * only. Files that texts link to are released, as they were public. One that cannot come is said.
 */
export async function importMedia(site: SourceSite, using: MediaImport): Promise<ImportedMedia> {
  const stored = new Map<string, Stored>();
  const counts = { created: 0, unchanged: 0, leftOut: 0 };
  await eachAtOnce(
    [...site.media],
    async ([key, media]) => {
      if (using.signal.aborted) return;
      const outcome = await bring(`${site.name}\n${key}`, media, using);
      if (typeof outcome === 'string') {
        counts.leftOut += 1;
        using.leave(key, outcome);
      } else {
        counts[outcome.isNew ? 'created' : 'unchanged'] += 1;
        stored.set(key, outcome.stored);
      }
      using.progress(counts.created + counts.unchanged + counts.leftOut);
    },
    atOnce,
  );
  return {
    imageId: (key) => stored.get(key)?.id,
    addressOf: (key) => stored.get(key)?.url,
    counts,
  };
}

/** Returns the file in the library, or why it is not there. */
async function bring(
  name: string,
  media: SourceMedia,
  using: MediaImport,
): Promise<{ readonly stored: Stored; readonly isNew: boolean } | string> {
  const why = whyMediaCannotCome(media, using.hosts);
  if (why !== undefined) return why;
  const { client } = using;
  const path = 'url' in media.from ? new URL(media.from.url).pathname : media.from.file;
  const kind = kindOf(path) ?? 'files';
  const key = `import/${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
  try {
    const known = await readKnown(using, kind, key);
    if (known?.deleted) return 'it was deleted from the library since it was imported';
    if (known !== undefined) return { stored: known, isNew: false };
    const filename = decodeURIComponent(posix.basename(path)).slice(-maxFilenameLength) || 'file';
    const title = toSingleLine(media.title ?? '').slice(0, 200);
    const query = new URLSearchParams({ filename, ...(title && { title }) });
    const bytes = await bytesOf(media, kind, using.hosts);
    const made = await client.upload(`/api/media/${kind}?${query}`, bytes, key, storedSchema);
    if (kind === 'files')
      await client.post(
        { path: `/api/media/files/${made.id}/release`, body: {}, key: `${key}/release` },
        storedSchema,
      );
    return { stored: made, isNew: true };
  } catch (cause) {
    if (cause instanceof ApiRefusal) return `refused: ${cause.why}`;
    if (cause instanceof CallFailed || isMissingFile(cause)) return cause.message;
    throw cause;
  }
}

function isMissingFile(cause: unknown): cause is Error {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

/** Returns the file of an earlier run: its id follows from its key. */
async function readKnown(
  { client, actorId, idOfNew }: MediaImport,
  kind: 'images' | 'files',
  key: string,
): Promise<Stored | undefined> {
  // Uploads are keyed as reads: their bodies are read by their handler.
  const command = commandIdFor(key, { actorId, method: 'get', path: `/api/media/${kind}` });
  if (!command.ok) return undefined;
  return client
    .read(`/api/media/${kind}/${idOfNew(command.value)}`, storedSchema)
    .catch((cause: unknown) => {
      if (cause instanceof ApiRefusal && cause.status === 404) return undefined;
      throw cause;
    });
}

async function bytesOf(
  { from }: SourceMedia,
  kind: 'images' | 'files',
  hosts: AllowedHosts,
): Promise<Uint8Array<ArrayBuffer>> {
  if ('file' in from) return new Uint8Array(await readFile(from.file));
  const bytes = kind === 'images' ? maxImageBytes : maxFileBytes;
  const limits: CallLimits = { bytes, idleMs: 10_000, wholeMs: 120_000 };
  return new Uint8Array(await fetchBytes(from.url, '*/*', hosts, limits));
}
