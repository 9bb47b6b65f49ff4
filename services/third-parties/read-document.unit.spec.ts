import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { thirdPartyMaximumBytes } from '@parvis/contracts/limits/third-parties.ts';
import { expect, onTestFinished, test } from 'vitest';
import { documentReader } from './read-document.ts';

async function served(respond: RequestListener): Promise<URL> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what listens on a port has one
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/`);
}

const limits = { bytes: thirdPartyMaximumBytes, idleMs: 1_000, wholeMs: 1_000 };
/** The servers of these tests are on the loopback address, listed as an operator would. */
const readDocument = documentReader(['127.0.0.1'], limits, async () => [{ address: '127.0.0.1' }]);

test('a document is read from a file and from a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-document-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'document.json');
  await writeFile(path, '{"a":1}');
  expect(await readDocument(pathToFileURL(path).href)).toEqual({ a: 1 });
  const { port } = await served((_request, response) => response.end('{"é":2}'));
  expect(await readDocument(`http://reviews.example:${port}/`)).toEqual({ é: 2 });
});

test('an error, an overlong response, one that is not JSON and a timeout are faults', async () => {
  const failing = await served((_request, response) => response.writeHead(503).end('{}'));
  await expect(readDocument(failing.href)).rejects.toThrow('the server returned 503');
  const long = await served((_request, response) =>
    response.end(Buffer.alloc(thirdPartyMaximumBytes + 1, 32)),
  );
  await expect(readDocument(long.href)).rejects.toThrow('is longer than');
  const words = await served((_request, response) => response.end('the key is 7'));
  await expect(readDocument(words.href)).rejects.toThrow(/^it is not JSON$/);
  const silent = await served((_request, response) => response.write('{'));
  const hurried = documentReader(['127.0.0.1'], { ...limits, wholeMs: 50 });
  await expect(hurried(silent.href)).rejects.toThrow('took too long');
});

test.each([
  ['http://127.0.0.1/', '127.0.0.1 is not listed in PARVIS_FETCH_HOSTS'],
  ['http://169.254.169.254/latest/meta-data/', '169.254.169.254 is not listed'],
  ['http://[::ffff:7f00:1]/', 'is not listed'],
  ['http://0x7f.1/', '127.0.0.1 is not listed'],
  ['file:///etc/passwd', 'file: is not a protocol'],
])('a document’s server redirects to %s: nothing is fetched there', async (location, reason) => {
  const { port } = await served((_request, response) =>
    response.writeHead(302, { location }).end(),
  );
  const read = documentReader(['127.0.0.2'], limits, async () => [{ address: '127.0.0.2' }]);
  await expect(read(`http://reviews.example:${port}/`)).rejects.toThrow(reason);
});

test('the host of a document is called at a public address, unless its own is listed', async () => {
  const inside = documentReader([], limits, async () => [{ address: '10.0.0.5' }]);
  await expect(inside('http://reviews.example/')).rejects.toThrow(
    'reviews.example is at 10.0.0.5, which is not public: list that address in PARVIS_FETCH_HOSTS too',
  );
});
