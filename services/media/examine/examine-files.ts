import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { FileOriginal } from '@parvis/contracts/media/events.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { maxFileBytes } from '@parvis/contracts/media/limits.ts';
import { findUnexaminedFiles } from '@parvis/projections/media-library/find-unexamined-files.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { receive } from '../../http/receive-upload.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { MediaWriter } from '../item/media-writer.ts';
import { fileKey } from '../item/original-key.ts';
import { unexaminedFile } from './decide.ts';
import {
  examinedFormats,
  FileExaminer,
  type FileExaminerDeps,
  type FoundInFile,
} from './file-examiner.ts';

const everyMs = 60_000;

interface ExamineFilesDeps extends FileExaminerDeps {
  readonly pool: Queryable;
  readonly writer: Pick<MediaWriter, 'execute' | 'load'>;
  /** The folder of files while they are examined. */
  readonly uploadsFolder: string;
}

/** Examines the files that were uploaded before uploads were examined, oldest first. */
export function examineFiles(deps: ExamineFilesDeps): ScheduledJob {
  const { pool, writer } = deps;
  const examiner = new FileExaminer(deps);
  /** Items whose bytes are not stored: the next start tries them again. */
  const lost = new Set<MediaId>();
  return {
    name: 'examine-files',
    everyMs,
    isAfterChanges: true,
    async run() {
      const found = await findUnexaminedFiles(pool, examinedFormats, [...lost]);
      for (const mediaId of found) await examineItem(mediaId);
      return found.length;
    },
  };

  async function examineItem(mediaId: MediaId): Promise<void> {
    const item = await writer.load(mediaId);
    const original = unexaminedFile(item);
    // The read model may be behind.
    if (item === undefined || original === undefined) return;
    const found = await examineStored(deps, examiner, original);
    if (found === undefined) {
      lost.add(mediaId);
      return;
    }
    const command = { type: 'record-examination', mediaId, found } as const;
    await writer.execute(systemActor, command, `examine/${item.media.revision}`);
  }
}

/** @returns undefined when its bytes are not stored */
async function examineStored(
  { storage, uploadsFolder }: ExamineFilesDeps,
  examiner: FileExaminer,
  original: FileOriginal,
): Promise<(FoundInFile & Pick<FileOriginal, 'hash'>) | undefined> {
  const stored = await storage.get(fileKey(original));
  if (stored === undefined) return undefined;
  const received = await receive(stored.body, maxFileBytes, uploadsFolder);
  if (!received.ok) return undefined;
  try {
    const { hash, path } = received.value;
    if (hash !== original.hash) return undefined;
    return { hash, ...(await examiner.examine({ hash, path }, original.format)) };
  } finally {
    await received.value.discard();
  }
}
