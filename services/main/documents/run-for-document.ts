import { once } from 'node:events';
import { startProcess, wasKilled } from '../own-program.ts';

/** What a process may take for one document. */
export interface DocumentLimits {
  /** A document that needs more is given up. */
  readonly memoryKb: number;
  readonly timeoutMs: number;
  /** Added to the niceness of this process; 0 by default. */
  readonly niceness?: number;
}

/**
 * Has one document handled by a process of its own: visitors do not wait, and a hostile document can
 * exhaust the memory of that process only.
 * @param program as for `ownProgram`
 * @returns the program's response; undefined when it ran out of memory or time
 * @throws Error when the program could not be run
 */
export async function runForDocument<T>(
  program: Parameters<typeof startProcess>[0],
  request: object,
  { memoryKb, timeoutMs, niceness }: DocumentLimits,
): Promise<T | undefined> {
  const child = startProcess(program, { memoryKb, niceness, input: 'ignore' });
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  child.once('error', end);
  const timer = setTimeout(end, timeoutMs);
  try {
    const message = once(child, 'message', { signal: ended.signal });
    child.send(request, () => undefined);
    const [response]: T[] = await message;
    return response;
  } catch (cause) {
    if (wasKilled(child)) return undefined;
    throw new Error('the process for a document could not be run', { cause });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
