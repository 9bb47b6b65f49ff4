import { createHash } from 'node:crypto';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { Finding } from '@parvis/contracts/notary/views.ts';
import { eventTypesExcept } from '@parvis/projections/follower/event-catalogue.ts';
import type { Storage } from '../../adapters/storage/storage.ts';

/** A stored file that an event names by its digest. */
export interface NamedFile {
  readonly key: string;
  /** The SHA-256 of its bytes in hexadecimal, or the beginning of it. */
  readonly digest: string;
}

/** Which files events name. */
export interface FileNaming {
  /** The types of the events that name any. */
  readonly types: readonly string[];
  readonly filesOf: (event: RecordedEvent) => readonly NamedFile[];
}

interface FilesToVerify extends FileNaming {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly storage: Pick<Storage, 'get'>;
  /** Called with the number of files compared so far. */
  readonly onProgress?: ((files: number) => void) | undefined;
}

const eventsPerPage = 500;

/**
 * Compares stored files with the digests by which the log names them, each once.
 * @returns what is missing or has other bytes, at the first event that names it
 * @throws LogUnavailable, StorageUnavailable
 */
export async function verifyFiles(
  parts: FilesToVerify,
): Promise<{ readonly files: number; readonly findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  let files = 0;
  for await (const { file, event } of namedOnce(parts)) {
    const kind = await compare(parts.storage, file);
    if (kind !== undefined) findings.push(findingOf(kind, file, event));
    files += 1;
    parts.onProgress?.(files);
  }
  return { files, findings };
}

/** Each file that is named, with the first event that names it. */
async function* namedOnce({ log, types, filesOf }: FilesToVerify) {
  const needless = eventTypesExcept(types);
  const seen = new Set<string>();
  for (let after = startOfLog; ; ) {
    const page = await log.readAll(after, eventsPerPage, needless);
    const named = page.flatMap((event) => filesOf(event).map((file) => ({ file, event })));
    for (const one of named) {
      if (!seen.has(one.file.key)) yield one;
      seen.add(one.file.key);
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}

async function compare(
  storage: Pick<Storage, 'get'>,
  { key, digest }: NamedFile,
): Promise<'file-missing' | 'file-edited' | undefined> {
  const stored = await storage.get(key);
  if (stored === undefined) return 'file-missing';
  const hash = createHash('sha256');
  for await (const bytes of stored.body) hash.update(bytes);
  return hash.digest('hex').startsWith(digest) ? undefined : 'file-edited';
}

function findingOf(kind: Finding['kind'], { key }: NamedFile, event: RecordedEvent): Finding {
  const { position, stream, revision, type, id } = event;
  return { kind, position, event: { stream, revision, type, id }, detail: key };
}
