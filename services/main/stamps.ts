import { Writable } from 'node:stream';
import type { Configuration } from '../adapters/config/configuration.ts';
import { hostsFor } from '../adapters/fetching/allowed-hosts.ts';
import { CallFailed, type CallLimits, callOut } from '../adapters/fetching/call-out.ts';
import { receiveBody } from '../adapters/fetching/receive-body.ts';
import { stampCheckpoints } from '../notary/stamps/stamp-checkpoints.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import type { Connections } from './connections.ts';

const limits: CallLimits = { bytes: 100_000, idleMs: 10_000, wholeMs: 30_000 };

/** Returns the job that has checkpoints stamped; none unless an authority is configured. */
export function stampingJobs(
  { pool }: Pick<Connections, 'pool'>,
  { timestamps, fetchHosts }: Pick<Configuration, 'timestamps' | 'fetchHosts'>,
): readonly ScheduledJob[] {
  if (timestamps === undefined) return [];
  const { url, caFile } = timestamps;
  const send = (request: Buffer) => sendTo(url, fetchHosts, request);
  return [stampCheckpoints(pool, { caFile, send })];
}

async function sendTo(
  address: string,
  fetchHosts: readonly string[],
  body: Buffer,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const headers = { 'content-type': 'application/timestamp-query' };
  const call = { address, method: 'POST', headers, body };
  await callOut(call, hostsFor(address, fetchHosts), limits, async (response, signal) => {
    if (response.statusCode !== 200)
      throw new CallFailed(`the authority returned ${response.statusCode}`);
    await receiveBody(response, target, limits, signal);
  });
  return Buffer.concat(chunks);
}
