import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { RenditionDrawer } from '../../media/renditions/rendition-worker.ts';
import { ownProgram } from '../own-program.ts';
import type { DrawingResult, RenditionRequest } from './messages.ts';

/** How long an idle process is kept, in milliseconds, before its memory is freed. */
const idleMs = 10_000;

/** The lowest priority: a sixtieth of the share of request handling on the same core. */
const usualNiceness = 19;

/**
 * Draws renditions in a low-priority process: a library takes minutes of CPU time, and requests
 * come first.
 */
export class DrawingProcess implements RenditionDrawer {
  readonly #niceness: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(niceness: number = usualNiceness) {
    this.#niceness = niceness;
  }

  /**
   * Draws one rendition at a time.
   * @throws Error when the original cannot be decoded in full, or the process ended
   */
  async draw(
    original: Uint8Array,
    { crop, width, format }: RenditionRequest['rendition'],
  ): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const child = this.#running();
    const toDraw: RenditionRequest = { original, rendition: { crop, width, format } };
    const ended = new AbortController();
    const onExit = () => ended.abort();
    child.once('exit', onExit);
    try {
      const message = once(child, 'message', { signal: ended.signal });
      child.send(toDraw);
      const [drawn]: DrawingResult[] = await message;
      if (drawn === undefined || 'error' in drawn) throw new Error(drawn?.error);
      return drawn.bytes;
    } catch (cause) {
      if (ended.signal.aborted) throw new Error('the drawing process ended', { cause });
      throw cause;
    } finally {
      child.off('exit', onExit);
      this.#idle = setTimeout(() => void this.stop(), idleMs).unref();
    }
  }

  /** Ends the process, also while it draws; the next image starts another. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // It would draw its image to the end first.
    child.kill('SIGKILL');
    await ended;
  }

  #running(): ChildProcess {
    if (this.#child !== undefined) return this.#child;
    const child = startProcess(this.#niceness);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    // The child does not keep this process alive.
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }
}

function startProcess(niceness: number): ChildProcess {
  const { url, isSource } = ownProgram(import.meta.url, './draw.ts', 'draw-renditions');
  // Existing threads keep their priority when that of the process is set, so it sets its own at the
  // start.
  const nice = process.platform === 'win32' ? [] : ['-n', String(niceness), process.execPath];
  return fork(url, {
    execPath: nice.length === 0 ? process.execPath : 'nice',
    execArgv: [...nice, ...(isSource ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    detached: true,
  });
}
