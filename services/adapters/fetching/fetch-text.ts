import { Writable } from 'node:stream';
import type { AllowedHosts } from './allowed-hosts.ts';
import { CallFailed, type CallLimits, callOut, type ResolveHost } from './call-out.ts';
import { receiveBody } from './receive-body.ts';

/** Fetches a JSON text into memory. @throws CallFailed, and a TypeError if it is not UTF-8 */
export async function fetchText(
  address: string,
  hosts: AllowedHosts,
  limits: CallLimits,
  resolve?: ResolveHost,
): Promise<string> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const headers = { accept: 'application/json' };
  await callOut(
    { address, headers },
    hosts,
    limits,
    async (response, signal) => {
      if (response.statusCode !== 200)
        throw new CallFailed(`the server returned ${response.statusCode}`);
      await receiveBody(response, target, limits, signal);
    },
    resolve,
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
