import { Writable } from 'node:stream';
import type { AllowedHosts } from './allowed-hosts.ts';
import { CallFailed, type CallLimits, callOut, type ResolveHost } from './call-out.ts';
import { receiveBody } from './receive-body.ts';

/** Fetches a document into memory, of the types that are accepted. @throws CallFailed */
export async function fetchBytes(
  address: string,
  accept: string,
  hosts: AllowedHosts,
  limits: CallLimits,
  resolve?: ResolveHost,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await callOut(
    { address, headers: { accept } },
    hosts,
    limits,
    async (response, signal) => {
      if (response.statusCode !== 200)
        throw new CallFailed(`the server returned ${response.statusCode}`);
      await receiveBody(response, target, limits, signal);
    },
    resolve,
  );
  return Buffer.concat(chunks);
}
