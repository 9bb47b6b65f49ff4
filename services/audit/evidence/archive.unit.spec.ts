import { createHash, createPublicKey, verify } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WARCParser, type WARCRecord } from 'warcio';
import { fromBufferPromise } from 'yauzl';
import { z } from 'zod';
import { capture, type SiteAt } from './capture.ts';
import { createArchiveSigner } from './signing-key.ts';
import { writeArchive } from './wacz.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (title: string, body = '') => ({
  status: 200,
  headers: html,
  body: `<!DOCTYPE html><head><title>${title}</title><link href="/assets/s.css"/></head>${body}`,
});

const responses: Readonly<Record<string, Awaited<ReturnType<SiteAt['respond']>>>> = {
  '/groupe': page('Le Groupe', '<img src="/media/renditions/ab/whole/320.jpg">'),
  '/groupe/histoire': page('Histoire', '<a href="/media/files/f1/rapport.pdf">PDF</a>'),
  '/groupes': page('Groupes'),
  '/ancien': { status: 308, headers: { location: '/groupe' }, body: '' },
  '/sitemap.xml': {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: ['/groupe', '/groupe/histoire', '/groupes', '/ancien']
      .map((path) => `<loc>https://banque.example${path}</loc>`)
      .join(''),
  },
};

const site: SiteAt = {
  respond: async (path) => responses[path],
  async file(path) {
    if (path === '/assets/s.css')
      return {
        type: 'text/css',
        body: '@font-face{src:url(f.woff2)}body{background:url("./none.svg")}',
      };
    if (path === '/assets/f.woff2') return { type: 'font/woff2', body: bytes('font') };
    if (path.startsWith('/media/')) return { type: 'image/jpeg', body: bytes('bytes') };
    return undefined;
  },
};

async function* bytes(text: string) {
  yield Buffer.from(text);
}

async function pathsOf(scope: Parameters<typeof capture>[1], path: string) {
  const missing: string[] = [];
  const paths: string[] = [];
  for await (const one of capture(site, scope, path, (file) => missing.push(file)))
    paths.push(one.path);
  return { paths, missing };
}

test.each([
  ['page', '/groupe', ['/groupe']],
  ['subtree', '/groupe', ['/groupe', '/groupe/histoire']],
  ['site', '/groupe', ['/groupe', '/sitemap.xml', '/groupe/histoire', '/groupes', '/ancien']],
] as const)(
  'the scope %s of %s has these addresses, and the files that they name',
  async (scope, path, addresses) => {
    const { paths, missing } = await pathsOf(scope, path);
    const files = paths.filter((one) => /^\/(?:assets|media)\//.test(one));
    expect(paths.filter((one) => !files.includes(one))).toEqual(addresses);
    expect(files).toEqual(
      expect.arrayContaining([
        '/assets/s.css',
        '/assets/f.woff2',
        '/media/renditions/ab/whole/320.jpg',
      ]),
    );
    expect(files.includes('/media/files/f1/rapport.pdf')).toBe(scope !== 'page');
    expect(new Set(paths).size).toBe(paths.length);
    expect(missing).toEqual(['/assets/none.svg']);
  },
);

const settings = {
  origin: 'https://banque.example',
  at: '2026-01-05T09:30:00.000Z',
  title: 'Le Groupe',
  info: { software: 'Parvis 1' },
  created: '2026-11-28T10:00:00.000Z',
  software: 'Parvis 1',
  sign: (text: string) => createArchiveSigner(Buffer.alloc(32, 1)).sign(text),
};

async function archiveOf(
  scope: Parameters<typeof capture>[1],
): Promise<ReadonlyMap<string, Buffer>> {
  const output = new PassThrough();
  const [whole] = await Promise.all([
    buffer(output),
    writeArchive(capture(site, scope, '/groupe'), settings, output),
  ]);
  return unzip(whole);
}

async function unzip(whole: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(whole, { autoClose: false });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}

const packageSchema = z.object({
  mainPageUrl: z.string(),
  resources: z.array(z.object({ path: z.string(), hash: z.string(), bytes: z.number() })),
});
const digestSchema = z.object({
  hash: z.string(),
  signedData: z.object({ hash: z.string(), signature: z.string(), publicKey: z.string() }),
});

const sha256 = (part: Buffer | undefined) =>
  `sha256:${createHash('sha256')
    .update(part ?? '')
    .digest('hex')}`;

test('an archive describes its parts by digest, and its description is signed', async () => {
  const parts = await archiveOf('subtree');
  const description = packageSchema.parse(JSON.parse(String(parts.get('datapackage.json'))));
  expect(description.mainPageUrl).toBe('https://banque.example/groupe');
  expect(description.resources).toHaveLength(3);
  for (const { path, hash, bytes: size } of description.resources)
    expect([sha256(parts.get(path)), parts.get(path)?.length]).toEqual([hash, size]);
  const { hash, signedData } = digestSchema.parse(
    JSON.parse(String(parts.get('datapackage-digest.json'))),
  );
  expect(hash).toBe(sha256(parts.get('datapackage.json')));
  const key = createPublicKey({
    key: Buffer.from(signedData.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const signature = Buffer.from(signedData.signature, 'base64');
  expect(verify('sha256', Buffer.from(signedData.hash), key, signature)).toBe(true);
  expect(verify('sha256', Buffer.from(`${signedData.hash}0`), key, signature)).toBe(false);
});

const lineSchema = z.object({
  url: z.string(),
  status: z.string(),
  digest: z.string(),
  offset: z.coerce.number(),
  length: z.coerce.number(),
});

test('every line of the index leads to its record, whose body is what visitors received', async () => {
  const parts = await archiveOf('site');
  const warc = parts.get('archive/data.warc.gz') ?? Buffer.alloc(0);
  const lines = String(parts.get('indexes/index.cdx')).trimEnd().split('\n');
  expect(lines).toEqual(lines.toSorted());
  const bodies = new Map<string, string>();
  for (const line of lines) {
    const [, timestamp, ...rest] = line.split(' ');
    expect(timestamp).toBe('20260105093000');
    const { url, offset, length, digest, status } = lineSchema.parse(JSON.parse(rest.join(' ')));
    const record = await firstRecord(warc.subarray(offset, offset + length));
    expect([record.warcTargetURI, record.warcDate]).toEqual([url, settings.at]);
    expect([record.warcPayloadDigest, String(record.httpHeaders?.statusCode)]).toEqual([
      digest,
      status,
    ]);
    bodies.set(url, Buffer.from(await record.readFully(true)).toString());
  }
  expect(bodies.get('https://banque.example/groupe/histoire')).toBe(
    responses['/groupe/histoire']?.body,
  );
  expect(bodies.get('https://banque.example/assets/f.woff2')).toBe('font');
  expect(bodies.get('https://banque.example/ancien')).toBe('');
  const pages = String(parts.get('pages/pages.jsonl'));
  expect(pages).toContain('"title":"Histoire"');
  expect(pages).not.toContain('/ancien');
});

async function firstRecord(slice: Buffer): Promise<WARCRecord> {
  for await (const record of new WARCParser([slice])) return record;
  throw new Error('there is no record');
}

test('a failure while responses are written ends the output before its directory', async () => {
  const output = new PassThrough();
  const ended = buffer(output).then(
    () => 'complete',
    (cause: Error) => cause.message,
  );
  const failing = async function* () {
    yield* capture(site, 'page', '/groupe');
    throw new Error('the storage failed');
  };
  await expect(writeArchive(failing(), settings, output)).rejects.toThrow('the storage failed');
  expect(await ended).toBe('the storage failed');
});
