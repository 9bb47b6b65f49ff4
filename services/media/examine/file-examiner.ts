import { readFile, rm } from 'node:fs/promises';
import type { Cover, FileOriginal } from '@parvis/contracts/media/events.ts';
import {
  fallbackRendition,
  renditionKey,
  renditionTypes,
} from '@parvis/contracts/media/renditions.ts';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { ReceivedFile } from '../../http/receive-upload.ts';
import type { CoverDrawer } from '../covers/cover-drawer.ts';
import { filmSeconds } from '../files/film-seconds.ts';
import { SerialQueue } from '../pictures/serial-queue.ts';

/** The formats in which something is found. */
export const examinedFormats: readonly FileFormat[] = ['pdf', 'mp4'];

/** What was found in a file. */
export type FoundInFile = Pick<FileOriginal, 'cover' | 'seconds'>;

export interface FileExaminerDeps {
  readonly storage: Storage;
  readonly covers: CoverDrawer;
}

/** Finds in a file what pages show beside its name. */
export class FileExaminer {
  readonly #deps: FileExaminerDeps;
  readonly #drawing: SerialQueue;

  /** @param drawing in which first pages are drawn one at a time: each takes a lot of memory */
  constructor(deps: FileExaminerDeps, drawing = new SerialQueue()) {
    this.#deps = deps;
    this.#drawing = drawing;
  }

  /**
   * Finds the first page of a document, whose picture is stored, or the length of a film.
   * @throws StorageUnavailable
   */
  async examine(
    file: Pick<ReceivedFile, 'hash' | 'path'>,
    format: FileFormat,
  ): Promise<FoundInFile> {
    if (format === 'pdf') {
      const cover = await this.#drawCover(file);
      return cover === undefined ? {} : { cover };
    }
    const seconds = format === 'mp4' ? await filmSeconds(file.path) : undefined;
    return seconds === undefined ? {} : { seconds };
  }

  /** Stores the picture of a PDF's first page as the rendition from which others are drawn. */
  async #drawCover({
    path,
    hash,
  }: Pick<ReceivedFile, 'hash' | 'path'>): Promise<Cover | undefined> {
    const { covers, storage } = this.#deps;
    const to = `${path}.cover`;
    try {
      const cover = await this.#drawing.run(() => covers.draw(path, to));
      if (cover === undefined) return undefined;
      const key = renditionKey(fallbackRendition(hash, cover));
      await storage.put(key, await readFile(to), renditionTypes.jpg);
      return cover;
    } finally {
      await rm(to, { force: true });
    }
  }
}
