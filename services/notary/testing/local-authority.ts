import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);

/** An authority of our own, made and run by openssl. */
export async function localAuthority() {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-authority-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  const openssl = (...words: readonly string[]) => run('openssl', words, { cwd: folder });
  await writeFile(
    at('ts.cnf'),
    `[req]\ndistinguished_name=name\nprompt=no\nx509_extensions=ext\n[name]\nCN=Local authority\n[ext]\nextendedKeyUsage=critical,timeStamping\n
[tsa]\ndefault_tsa=local\n[local]\nserial=${at('serial')}\nsigner_cert=${at('ca.pem')}\nsigner_key=${at('key.pem')}\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\n`,
  );
  const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', at('key.pem'), '-out', at('ca.pem'), '-config', at('ts.cnf')];
  await openssl('req', '-x509', ...keys, ...files, '-days', '2');
  const send = async (request: Buffer): Promise<Buffer> => {
    await writeFile(at('in.tsq'), request);
    const reply = ['-queryfile', at('in.tsq'), '-out', at('out.tsr'), '-config', at('ts.cnf')];
    await openssl('ts', '-reply', ...reply);
    return readFile(at('out.tsr'));
  };
  return { caFile: at('ca.pem'), send, at, openssl };
}
