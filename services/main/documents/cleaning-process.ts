import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { CleanedAttachment } from '@parvis/contracts/ethics/attachment.ts';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { CleaningOutcome, DocumentCleaner } from '../../media/metadata/cleaning.ts';
import { ownProgram } from '../own-program.ts';
import type { CleaningRequest } from './messages.ts';

/** The memory limit of the process, in kilobytes: a document that needs more is refused. */
const maxMemoryKb = 1_500_000;
/** Exit codes from this one on mean that a signal ended the process, as when memory runs out. */
const killed = 128;
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
    const child = startProcess(this.#memoryKb);
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
      if (child.exitCode !== null && child.exitCode < killed)
        throw new Error('the cleaning process could not be run', { cause });
      // It ran out of memory or time, which no ordinary document does.
      return { kind: 'too-large' };
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  }
}

function startProcess(memoryKb: number): ChildProcess {
  const { url, isSource } = ownProgram(import.meta.url, './clean.ts', 'clean-document');
  const program = isSource ? ['--import', 'tsx'] : [];
  // Buffers are outside the heap, which is all that Node can limit.
  const limited = ['-c', `ulimit -d ${memoryKb} && exec "$0" "$@"`, process.execPath];
  const isPosix = process.platform !== 'win32';
  return fork(url, {
    execPath: isPosix ? '/bin/sh' : process.execPath,
    execArgv: [...(isPosix ? limited : []), ...program],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
