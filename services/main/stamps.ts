import type { Configuration } from '../adapters/config/configuration.ts';
import { CallFailed } from '../adapters/fetching/call-out.ts';
import { stampCheckpoints } from '../notary/stamps/stamp-checkpoints.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import type { Connections } from './connections.ts';
import { postBytes } from './post-bytes.ts';

/** Returns the job that has checkpoints stamped; none unless an authority is configured. */
export function stampingJobs(
  { pool }: Pick<Connections, 'pool'>,
  { timestamps, fetchHosts }: Pick<Configuration, 'timestamps' | 'fetchHosts'>,
): readonly ScheduledJob[] {
  if (timestamps === undefined) return [];
  const { url, caFile } = timestamps;
  const send = async (request: Buffer) => {
    const type = 'application/timestamp-query';
    const { status, body } = await postBytes(url, fetchHosts, type, request);
    if (status !== 200) throw new CallFailed(`the authority returned ${status}`);
    return body;
  };
  return [stampCheckpoints(pool, { caFile, send })];
}
