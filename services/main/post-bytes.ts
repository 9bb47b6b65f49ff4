import { Writable } from 'node:stream';
import { hostsFor } from '../adapters/fetching/allowed-hosts.ts';
import { type CallLimits, callOut } from '../adapters/fetching/call-out.ts';
import { receiveBody } from '../adapters/fetching/receive-body.ts';

const limits: CallLimits = { bytes: 100_000, idleMs: 10_000, wholeMs: 30_000 };

/** A small response of a server of others. */
interface ReceivedBytes {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Sends bytes to an address that an operator configured. @throws CallFailed */
export async function postBytes(
  address: string,
  fetchHosts: readonly string[],
  contentType: string,
  body: Uint8Array | string,
): Promise<ReceivedBytes> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const call = { address, method: 'POST', headers: { 'content-type': contentType }, body };
  const head = await callOut(
    call,
    hostsFor(address, fetchHosts),
    limits,
    async (response, signal) => {
      await receiveBody(response, target, limits, signal);
      const { statusCode: status = 0, headers } = response;
      return { status, contentType: headers['content-type'] ?? '' };
    },
  );
  return { ...head, body: Buffer.concat(chunks) };
}
