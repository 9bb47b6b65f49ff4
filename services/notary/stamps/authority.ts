import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const timeoutMs = 10_000;

/** A time-stamping authority (RFC 3161). */
export interface Authority {
  /** The certificates that its stamps must lead to, in a PEM file. */
  readonly caFile: string;
  /** Sends a request to it. @returns its response */
  send(request: Buffer): Promise<Buffer>;
}

/** A response of an authority that was verified, and its time. */
export interface Stamp {
  readonly response: Buffer;
  readonly at: Date;
}

/** An authority refused to stamp, or its stamp is not one of the text; the message says why. */
export class NotStamped extends Error {
  override name = 'NotStamped';
}

/**
 * Has the digest of a text stamped, and verifies the stamp, both with the program openssl.
 * @throws NotStamped, or what sending throws
 */
export async function stampText(text: string, { caFile, send }: Authority): Promise<Stamp> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-stamp-'));
  const [data, query, reply] = ['text', 'query.tsq', 'reply.tsr'].map((one) => join(folder, one));
  if (data === undefined || query === undefined || reply === undefined) throw new Error('no paths');
  try {
    await writeFile(data, text);
    await openssl('-query', '-data', data, '-sha256', '-cert', '-out', query);
    const response = await send(await readFile(query));
    await writeFile(reply, response);
    await openssl('-verify', '-queryfile', query, '-in', reply, '-CAfile', caFile);
    const [, time = ''] =
      /^Time stamp: (.+)$/m.exec(await openssl('-reply', '-in', reply, '-text')) ?? [];
    const at = new Date(time);
    if (Number.isNaN(at.getTime())) throw new NotStamped('the stamp has no time');
    return { response, at };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openssl(...words: readonly string[]): Promise<string> {
  const { stdout } = await run('openssl', ['ts', ...words], { timeout: timeoutMs }).catch(
    (cause: unknown) => {
      const said = String(Object(cause).stderr || cause)
        .trim()
        .split('\n')
        .at(-1);
      throw new NotStamped(`openssl ts ${words[0]} failed: ${said}`, { cause });
    },
  );
  return stdout;
}
