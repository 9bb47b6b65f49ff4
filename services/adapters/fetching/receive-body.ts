import type { IncomingMessage } from 'node:http';
import { PassThrough, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CallFailed, type CallLimits } from './call-out.ts';

/** Writes the body of a response, decompressed, within the limits of a call. @throws CallFailed */
export async function receiveBody(
  response: IncomingMessage,
  target: Writable,
  { bytes }: CallLimits,
  signal: AbortSignal,
): Promise<void> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (!/^(?:identity|(?:x-)?gzip)$/i.test(encoding.trim()))
    throw new CallFailed('the response has an encoding that was not requested');
  const unpacked = /gzip/i.test(encoding) ? createGunzip() : new PassThrough();
  await pipeline(response, counted(bytes), unpacked, counted(bytes), target, { signal });
  if (!response.complete) throw new CallFailed('the response was cut off');
}

function counted(maximum: number): Transform {
  let taken = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      if (taken > maximum)
        done(new CallFailed(`the response is longer than ${maximum} bytes`, { why: 'too-large' }));
      else done(null, chunk);
    },
  });
}
