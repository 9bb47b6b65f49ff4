import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SampleFeed } from '../../careers/mappings/sample-routes.ts';
import { startProcess } from '../own-program.ts';
import type { Sampled } from './messages.ts';

const memoryKb = 1_500_000;
const wholeMs = 30_000;

/**
 * Samples a feed in a separate process, as feeds are read; one that takes too much time or memory has
 * no sample.
 */
export const sampleInProcess: SampleFeed = async (bytes, records) => {
  const child = startProcess(
    { here: import.meta.url, source: './sample.ts', built: 'sample-feed' },
    { memoryKb, input: 'pipe' },
  );
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), wholeMs);
  child.once('exit', () => ended.abort());
  child.once('error', () => ended.abort());
  try {
    const { stdin } = child;
    if (stdin === null) throw new Error('the process takes no input');
    child.send({ records }, () => undefined);
    // When the process ends, its input fails as well, and its end is noticed by itself.
    pipeline(Readable.from(bytes), stdin).catch(() => undefined);
    const [answer]: Sampled[] = await once(child, 'message', { signal: ended.signal });
    return answer?.sample;
  } catch (cause) {
    if (ended.signal.aborted) return undefined;
    throw cause;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
};
