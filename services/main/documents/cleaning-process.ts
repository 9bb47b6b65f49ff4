import { once } from 'node:events';
import type { CleanedAttachment } from '@parvis/contracts/ethics/attachment.ts';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { CleaningOutcome, DocumentCleaner } from '../../media/metadata/cleaning.ts';
import { startProcess, wasKilled } from '../own-program.ts';
import type { CleaningRequest } from './messages.ts';

/** The memory limit of the process, in kilobytes: a document that needs more is refused. */
const maxMemoryKb = 1_500_000;
/** The time limit for one document, in milliseconds. */
const maxMs = 120_000;

/**
 * Cleans each document in a separate process: visitors do not wait, and a hostile document can
 * exhaust the memory of that process only.
 */
export class CleaningProcess implements DocumentCleaner {
  readonly #memoryKb: number;
  readonly #timeoutMs: number;

  constructor(memoryKb: number = maxMemoryKb, timeoutMs: number = maxMs) {
    this.#memoryKb = memoryKb;
    this.#timeoutMs = timeoutMs;
  }

  clean(path: string, format: FileFormat, to: string): Promise<CleaningOutcome> {
    return this.#ask<CleaningOutcome>({ path, format, to });
  }

  /** Cleans an image or a document without writing it to disk. */
  cleanAttachment(bytes: Uint8Array): Promise<CleanedAttachment> {
    return this.#ask<CleanedAttachment>({ bytes });
  }

  async #ask<T>(
    toClean: CleaningRequest,
  ): Promise<T | { readonly kind: 'unreadable' | 'too-large' }> {
    const child = startProcess(
      { here: import.meta.url, source: './clean.ts', built: 'clean-document' },
      { memoryKb: this.#memoryKb, input: 'ignore' },
    );
    const ended = new AbortController();
    const end = () => ended.abort();
    child.once('exit', end);
    child.once('error', end);
    const timer = setTimeout(end, this.#timeoutMs);
    try {
      const message = once(child, 'message', { signal: ended.signal });
      child.send(toClean, () => undefined);
      const [outcome]: T[] = await message;
      return outcome ?? { kind: 'unreadable' };
    } catch (cause) {
      if (!wasKilled(child)) throw new Error('the cleaning process could not be run', { cause });
      // It ran out of memory or time, which no ordinary document does.
      return { kind: 'too-large' };
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  }
}
