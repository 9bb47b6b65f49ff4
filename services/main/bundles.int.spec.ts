import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundlePath } from '@parvis/contracts/audit/endpoints.ts';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { systemClock } from '../adapters/clock.ts';
import { stampCheckpoints } from '../notary/stamps/stamp-checkpoints.ts';
import { localAuthority } from '../notary/testing/local-authority.ts';
import { localWitness } from '../notary/testing/local-witness.ts';
import { storeCosignature } from '../notary/witnesses/cosignature-table.ts';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const run = promisify(execFile);
const verifier = fileURLToPath(new URL('../notary/verifier/verify.mjs', import.meta.url));

let here: StartedParvis;
let cookie: string;
let ask: ApiCaller;
let page: { readonly url: string; readonly from: string };

beforeAll(async () => {
  here = await startedParvis();
  ask = apiCaller(here.origin, await here.signIn('editor'));
  cookie = await here.signIn('auditor');
  page = await rewrittenPage();
});
afterAll(() => here.stop());

/** A page that is published, and rewritten; its last draft is never public. */
async function rewrittenPage() {
  const { id, url, revision } = await done('POST', '/api/pages', {
    body: { locale: 'fr', title: 'Le phare', slug: 'phare-des-preuves' },
  });
  await done('POST', `/api/pages/${id}/publish`);
  const from = new Date().toISOString();
  const save = (title: string, seen: number) =>
    done('PUT', `/api/pages/${id}`, { body: { title, slug: 'phare-des-preuves' }, seen });
  const saved = await save('Le phare rouge', revision);
  await done('POST', `/api/pages/${id}/publish`);
  await save('Le phare secret', saved.revision);
  return { url, from };
}

async function done(...sent: Parameters<ApiCaller>) {
  const { status, body } = await ask(...sent);
  expect([status, body]).toEqual([expect.toSatisfy((code) => code < 300), body]);
  return body;
}

function request(fields: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({
    path: page.url,
    from: page.from,
    to: new Date().toISOString(),
    purpose: 'Litige « phare »',
    ...fields,
  });
  return fetch(`${here.origin}${bundlePath}?${query}`, { headers: { Cookie: cookie } });
}

/** Downloads a bundle whose events are all signed, and unpacks it. */
async function unpacked(fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(scratchFolder(), 'parvis-bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let whole = Buffer.alloc(0);
  await until(async () => {
    const response = await request(fields);
    whole = Buffer.from(await response.arrayBuffer());
    // Until the notary has signed anything, there is no bundle.
    if (!response.ok) return false;
    return (await namesIn(whole, folder)).length > 0 && (await verify(folder)).isRight;
  });
  return folder;
}

async function namesIn(whole: Buffer, folder: string): Promise<readonly string[]> {
  const zip = await fromBufferPromise(whole, { autoClose: false });
  await mkdir(folder, { recursive: true });
  for await (const entry of zip.eachEntry())
    await pipeline(
      await zip.openReadStreamPromise(entry),
      createWriteStream(join(folder, entry.fileName)),
    );
  return readdir(folder);
}

async function verify(folder: string, ...keys: readonly string[]) {
  return run(process.execPath, [verifier, folder, ...keys]).then(
    ({ stdout }) => ({ isRight: true, said: stdout }),
    (cause: unknown) => ({ isRight: false, said: String(Object(cause).stdout) }),
  );
}

test('a bundle is verified by its own program alone, and says what is proved and what is not', async () => {
  const folder = await unpacked();
  const { stdout } = await run(process.execPath, ['verify.mjs', '.'], { cwd: folder, env: {} });
  expect(stdout).not.toContain('WRONG');
  expect(stdout).toMatch(/right: (\d+) events, of which \1 are as signed/);
  expect(stdout).toContain('withheld: ');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest.versions.map(({ title }: { title: string }) => title)).toEqual([
    'Le phare',
    'Le phare rouge',
  ]);
  expect(manifest.question).toMatchObject({ paths: [page.url], purpose: 'Litige « phare »' });
  const events = await readFile(join(folder, 'events.jsonl'), 'utf8');
  expect(events).toContain('Le phare rouge');
  expect(events).not.toContain('Le phare secret');
  const [fr, en] = await Promise.all(
    ['fr', 'en'].map((locale) => readFile(join(folder, `report.${locale}.html`), 'utf8')),
  );
  expect(fr).toContain('Ce qui n’est pas prouvé');
  expect(en).toContain('What is not proved');
  expect(fr).not.toMatch(/<(?:script|link|img)/);
  const pdf = await readFile(join(folder, 'report.fr.pdf'));
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('the newest checkpoint that an authority stamped is in the bundle, with its stamp', async () => {
  const { pool } = here.connections;
  const { at, openssl, ...authority } = await localAuthority();
  await stampCheckpoints(pool, authority).run(systemClock.now());
  const folder = await unpacked();
  await pool.query('delete from notary_stamp');
  const { isRight, said } = await verify(folder);
  expect([isRight, said]).toEqual([true, expect.not.stringContaining('WRONG')]);
  const [note, stamp] = ['txt', 'tsr'].map((end) => join(folder, `stamped-checkpoint.${end}`));
  const files = ['-data', note ?? '', '-in', stamp ?? '', '-CAfile', at('ca.pem')];
  expect((await openssl('ts', '-verify', ...files)).stdout).toContain('Verification: OK');
});

test('what a witness cosigned is in the bundle, and its newest checkpoint continues it', async () => {
  const { pool } = here.connections;
  const folder = await unpacked();
  const note = await readFile(join(folder, 'checkpoint.txt'), 'utf8');
  const [key = ''] = (await readFile(join(folder, 'keys.txt'), 'utf8')).split('\n');
  const witness = await localWitness(key);
  const line = witness.cosign(note.slice(0, note.indexOf('\n\n') + 1));
  const size = Number(note.split('\n')[1]);
  const cosigned = { line, at: systemClock.now() };
  await storeCosignature(pool, witness.name, { number: 1, size, note }, cosigned);
  onTestFinished(() => void pool.query('delete from notary_cosignature'));
  await done('POST', '/api/pages', { body: { locale: 'fr', title: 'Autre', slug: 'autre' } });
  await until(async () => {
    const { rows } = await pool.query('select size::float as size from notary');
    return rows[0].size > size;
  });
  const later = await unpacked();
  const vkey = witness.configured.key;
  const seen = `right: the witness ${witness.name} saw the first ${size} events at `;
  expect((await verify(later, vkey)).said).toContain(seen);
  expect((await verify(folder, vkey)).said).toContain('WRONG: nothing is cosigned by the witness');
  expect(await readFile(join(later, 'report.fr.html'), 'utf8')).toContain('Des témoins extérieurs');
});

test('drafts are disclosed to those who may read them, and ask for them', async () => {
  const folder = await unpacked({ drafts: 'yes' });
  expect(await readFile(join(folder, 'events.jsonl'), 'utf8')).toContain('Le phare secret');
  expect((await verify(folder)).said).not.toContain('withheld');
});

test('one byte that is changed in any file, a file too many and one too few are found', async () => {
  const folder = await unpacked();
  const names = await readdir(folder);
  expect(names).toHaveLength(11);
  for (const name of names) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    for (const place of [0, Math.floor(bytes.length / 2)]) {
      const changed = Buffer.from(bytes);
      changed[place] = (bytes[place] ?? 0) ^ 1;
      await writeFile(file, changed);
      expect([name, place, (await verify(folder)).isRight]).toEqual([name, place, false]);
    }
    await rm(file);
    expect([name, (await verify(folder)).isRight]).toEqual([name, false]);
    await writeFile(file, bytes);
  }
  await writeFile(join(folder, 'more.txt'), '');
  expect((await verify(folder)).said).toContain('WRONG: more.txt is not in the manifest');
});

test('keys that were kept elsewhere decide, not those in the bundle', async () => {
  const folder = await unpacked();
  const [key = ''] = (await readFile(join(folder, 'keys.txt'), 'utf8')).split('\n');
  const { publicKey } = JSON.parse(await readFile(join(folder, 'manifest.signature.json'), 'utf8'));
  expect((await verify(folder, key, publicKey)).isRight).toBe(true);
  const other = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  expect((await verify(folder, other)).said).toContain('WRONG: the checkpoint is signed');
  expect((await verify(folder, `${publicKey.slice(0, -4)}AAAA`)).isRight).toBe(false);
});

test('an interrupted export is no archive, and its files do not verify without a manifest', async () => {
  const folder = await unpacked();
  const whole = Buffer.from(await (await request()).arrayBuffer());
  for (const share of [0.3, 0.9, 0.999])
    await expect(
      namesIn(whole.subarray(0, Math.floor(whole.length * share)), folder),
    ).rejects.toThrow(/./);
  await rm(join(folder, 'manifest.json'));
  const { isRight, said } = await verify(folder);
  expect([isRight, said]).toEqual([false, expect.stringContaining('manifest.json')]);
});

test('a period that ends before it begins, no address and no purpose are refused', async () => {
  const to = '2026-01-01T00:00:00Z';
  const statuses = await Promise.all(
    [{ to }, { path: '\n' }, { purpose: ' ' }].map(
      async (fields) => (await request(fields)).status,
    ),
  );
  expect(statuses).toEqual([422, 422, 422]);
});
