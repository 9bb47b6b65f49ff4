import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { thirdPartyMaximumBytes } from '@parvis/contracts/limits/third-parties.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fetchText, readDocument } from './read-document.ts';

async function served(respond: RequestListener): Promise<URL> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what listens on a port has one
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/`);
}

test('a document is read from a file and from a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-document-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'document.json');
  await writeFile(path, '{"a":1}');
  expect(await readDocument(pathToFileURL(path).href)).toEqual({ a: 1 });
  const { href } = await served((_request, response) => response.end('{"é":2}'));
  expect(await readDocument(href)).toEqual({ é: 2 });
});

test('an error, an overlong response and a timeout are faults', async () => {
  const failing = await served((_request, response) => response.writeHead(503).end('{}'));
  await expect(fetchText(failing, 1_000)).rejects.toThrow('it returned 503');
  const long = await served((_request, response) =>
    response.end(Buffer.alloc(thirdPartyMaximumBytes + 1, 32)),
  );
  await expect(fetchText(long, 1_000)).rejects.toThrow('it returned more than');
  const silent = await served((_request, response) => response.write('{'));
  await expect(fetchText(silent, 50)).rejects.toThrow(/timeout/);
});
