import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadFeed } from '../../careers/feeds/read-feed.ts';
import { startProcess, wasKilled } from '../own-program.ts';
import type { FeedToRead, ReadRecords } from './messages.ts';

/** The limits of reading one feed. */
export interface FeedLimits {
  /** Of the process, in kilobytes. */
  readonly memoryKb: number;
  /** Of the feed, once unpacked. */
  readonly bytes: number;
  /** How long the next records, and all of them, may take, in milliseconds. */
  readonly nextMs: number;
  readonly wholeMs: number;
}

const defaultLimits: FeedLimits = {
  memoryKb: 1_500_000,
  bytes: 1024 * 1024 * 1024,
  nextMs: 60_000,
  wholeMs: 15 * 60_000,
};

/**
 * Returns a reader that reads each feed in a separate process: visitors do not wait, and a broken or
 * hostile feed can exhaust the time and memory of that process only. A feed beyond a limit ends there.
 * @param placesFolder the folder of the tables that places are found in
 */
export function feedProcess(placesFolder: string, limits: FeedLimits = defaultLimits): ReadFeed {
  return async function* (bytes, context, format) {
    const child = startProcess(
      { here: import.meta.url, source: './read.ts', built: 'read-feed' },
      { memoryKb: limits.memoryKb, input: 'pipe' },
    );
    const reading = new Reading(child, limits);
    try {
      reading.begin(bytes, { context, format, placesFolder });
      let line = 1;
      for (;;) {
        const read = await reading.next();
        if (read === undefined) return yield { kind: 'stopped', line };
        yield* read.records;
        line = read.records.at(-1)?.line ?? line;
        if (!read.isLast) continue;
        if (reading.isTooLong) yield { kind: 'stopped', line };
        return;
      }
    } finally {
      reading.end();
    }
  };
}

/** One feed that a process reads. */
class Reading {
  readonly #child: ChildProcess;
  readonly #limits: FeedLimits;
  readonly #ended = new AbortController();
  /** Whether the feed had more bytes than are read. */
  isTooLong = false;
  #leftMs: number;
  /** Why the bytes of the feed could not be read, which is no fault of the feed. */
  #fault: { readonly cause: unknown } | undefined;

  constructor(child: ChildProcess, limits: FeedLimits) {
    this.#child = child;
    this.#limits = limits;
    this.#leftMs = limits.wholeMs;
    child.once('exit', () => this.#ended.abort());
    child.once('error', () => this.#ended.abort());
  }

  begin(bytes: AsyncIterable<Uint8Array>, feed: FeedToRead): void {
    const { stdin } = this.#child;
    if (stdin === null) throw new Error('the process takes no input');
    this.#child.send(feed, () => undefined);
    // When the process ends, its input fails as well, and its end is noticed by itself.
    pipeline(Readable.from(this.#limited(bytes)), stdin).catch(() => undefined);
  }

  /** Returns the next records; undefined when a limit was exceeded. */
  async next(): Promise<ReadRecords | undefined> {
    const began = performance.now();
    const timer = setTimeout(
      () => this.#ended.abort(),
      Math.min(this.#limits.nextMs, this.#leftMs),
    );
    try {
      const message = once(this.#child, 'message', { signal: this.#ended.signal });
      this.#child.send('next', () => undefined);
      const [read]: ReadRecords[] = await message;
      return read;
    } catch {
      if (this.#fault !== undefined) throw this.#fault.cause;
      if (wasKilled(this.#child)) return undefined;
      throw new Error('the process that reads feeds could not be run');
    } finally {
      clearTimeout(timer);
      this.#leftMs -= performance.now() - began;
    }
  }

  /** Passes bytes on, and ends the feed when there are too many or they fail. */
  async *#limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let left = this.#limits.bytes;
    try {
      for await (const chunk of bytes) {
        left -= chunk.byteLength;
        if (left < 0) {
          this.isTooLong = true;
          return;
        }
        yield chunk;
      }
    } catch (cause) {
      // Not when the process ended, which destroys its input.
      if (cause === this.#child.stdin?.errored) return;
      this.#fault = { cause };
      this.#ended.abort();
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
