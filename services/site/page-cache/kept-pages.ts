import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { containsPlace, placeSchema, readEnd } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import { z } from 'zod';
import type { CachedPage, KeptPages } from './page-cache.ts';

const fileSchema = z.object({
  position: positionSchema,
  pages: z.array(z.tuple([z.string(), z.custom<CachedPage>(isPage)])),
  madeBy: z.string(),
  /** The end of the log when they were kept. */
  end: placeSchema,
});

export interface PagesFile {
  readonly path: string;
  /** Names everything besides the database that determines the bytes of a page. */
  readonly madeBy: string;
  readonly log: ReadableLog;
}

/** Keeps pages for the next process. @throws LogUnavailable; Error of the file system */
export async function keepPages({ path, madeBy, log }: PagesFile, kept: KeptPages): Promise<void> {
  const written = { ...kept, madeBy, end: await readEnd(log) };
  const draft = `${path}.draft`;
  await writeFile(draft, serialize(written), { mode: 0o600 });
  await rename(draft, path);
}

/**
 * Returns the pages that an earlier process of the same build kept (decision 113); undefined if there
 * are none, or the log no longer has all that they were made from. The file is removed: a process
 * that is killed keeps nothing, so what it leaves must not be older than what it served.
 * @throws LogUnavailable; Error of the file system
 */
export async function takeKeptPages({
  path,
  madeBy,
  log,
}: PagesFile): Promise<KeptPages | undefined> {
  const written = await readFile(path).catch(() => undefined);
  if (written === undefined) return undefined;
  await rm(path, { force: true });
  const kept = parse(written);
  if (kept?.madeBy !== madeBy || !(await containsPlace(log, kept.end))) return undefined;
  const { position, pages } = kept;
  return { position, pages: pages.map(([key, page]) => [key, withOwnBytes(page)]) };
}

/** Undefined for a file that this build cannot read. */
function parse(written: Buffer): z.infer<typeof fileSchema> | undefined {
  try {
    return fileSchema.safeParse(deserialize(written)).data;
  } catch {
    return undefined;
  }
}

/** Without it, each page would keep the whole file in memory. */
function withOwnBytes(page: CachedPage): CachedPage {
  const { br, gzip } = page.bytes;
  const copies = { br: Buffer.from(br), ...(gzip && { gzip: Buffer.from(gzip) }) };
  return { ...page, bytes: copies };
}

const readableSchema = z.object({ bytes: z.object({ br: z.instanceof(Buffer) }) });

function isPage(value: unknown): boolean {
  return readableSchema.safeParse(value).success;
}
