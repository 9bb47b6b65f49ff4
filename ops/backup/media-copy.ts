import type { Dirent } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Form, makePrivateFolder, openBackupFile, writeBackupFile } from './backup-file.ts';
import type { BackupFile } from './manifest.ts';

/** The folder of a backup that contains them. */
const folderName = 'media';
const encryptedSuffix = '.age';

/**
 * Copies every image and file. Objects are complete or absent, and never change; one that is deleted
 * meanwhile is left out.
 * @param report called with the number of files copied, and of all
 */
export async function copyMedia(
  mediaFolder: string,
  target: { readonly folder: string; readonly recipients: readonly string[] },
  report: (done: number, all: number) => void,
): Promise<BackupFile[]> {
  const { folder, recipients } = target;
  const form: Form = { compressed: false, recipients };
  const suffix = recipients.length === 0 ? '' : encryptedSuffix;
  const keys = await mediaKeys(mediaFolder);
  const copied: BackupFile[] = [];
  for (const [index, key] of keys.entries()) {
    const source = await open(join(mediaFolder, key)).catch(undefinedIfMissing);
    if (source !== undefined)
      copied.push(
        await writeBackupFile(
          folder,
          `${folderName}/${key}${suffix}`,
          source.createReadStream(),
          form,
        ),
      );
    report(index + 1, keys.length);
  }
  return copied;
}

/**
 * Replaces the folder of images and files by that of a backup, in one step after all are written.
 * @param report called with the number of stored bytes of each piece read
 */
export async function restoreMedia(
  mediaFolder: string,
  files: readonly BackupFile[],
  source: { readonly folder: string; readonly identities: readonly string[] },
  report: (bytes: number) => void,
): Promise<void> {
  const { folder, identities } = source;
  const draft = `${mediaFolder}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await makePrivateFolder(draft);
  for (const { path } of files) {
    const key = relative(
      folderName,
      identities.length === 0 ? path : path.slice(0, -encryptedSuffix.length),
    );
    await makePrivateFolder(dirname(join(draft, key)));
    const file = await open(join(draft, key), 'wx', 0o600);
    try {
      const opened = await openBackupFile(
        join(folder, path),
        { compressed: false, identities },
        report,
      );
      await pipeline(opened, async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await file.writeFile(chunk);
      });
      await file.sync();
    } finally {
      await file.close();
    }
  }
  await rm(mediaFolder, { recursive: true, force: true });
  await rename(draft, mediaFolder);
}

/** Returns the keys of all complete objects. */
export async function mediaKeys(mediaFolder: string): Promise<readonly string[]> {
  const entries = await readdir(mediaFolder, { recursive: true, withFileTypes: true }).catch(
    (): Dirent[] => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(mediaFolder, join(entry.parentPath, entry.name)))
    .filter((key) => !key.split('/').some((part) => part.startsWith('.')))
    .sort();
}

function undefinedIfMissing(cause: unknown): undefined {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
  throw cause;
}
