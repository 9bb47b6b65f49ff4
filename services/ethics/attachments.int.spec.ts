import { packEntry } from '@parvis/contracts/ethics/entry.ts';
import {
  ethicsOfficerEndpoints,
  sealedAttachmentSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import { unpad } from '@parvis/contracts/ethics/padding.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ClamdScanner } from '../adapters/malware/clamd-scanner.ts';
import { eicar, fakeClamd } from '../adapters/malware/testing/fake-clamd.ts';
import { unseal } from './seal.ts';
import { type EthicsWorld, ethicsWorld } from './testing/ethics-world.ts';

const text = 'Caisse noire à Port-Lyautey';
const megabyte = 1_000_000;

interface SentFile {
  readonly name: string;
  readonly bytes: string | Uint8Array<ArrayBuffer>;
}

/** Sends a form as a browser sends one with files. */
function send(
  world: EthicsWorld,
  files: readonly SentFile[],
  { below = '', accept = 'application/json', ...fields }: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ text, ...fields })) body.append(name, value);
  for (const { name, bytes } of files) body.append('attachments', new File([bytes], name));
  return fetch(`${world.origin}/modal/form-ethics${below}`, {
    method: 'POST',
    headers: { Accept: accept },
    body,
  });
}

async function given() {
  const world = await ethicsWorld();
  return { world, officer: await world.officer() };
}

/** Returns the bytes of a file as an officer’s browser unseals them. */
async function readFile(
  world: EthicsWorld,
  officer: Awaited<ReturnType<EthicsWorld['officer']>>,
  attachmentId: string,
) {
  const [id = ''] = await world.reportIds();
  const params = { id, attachmentId };
  const response = await world.call(ethicsOfficerEndpoints.getEthicsAttachment, { params });
  const { sealed } = response.as(sealedAttachmentSchema);
  const key = await unseal(officer.identity, Buffer.from(await world.envelope(id), 'base64'));
  const identity = new TextDecoder().decode(key);
  return Buffer.from(unpad(await unseal(identity, Buffer.from(sealed, 'base64')))).toString();
}

test('an officer can read the files of a report and of a message, without the names they had; the database contains them only sealed', async () => {
  const { world, officer } = await given();
  const first = await send(world, [
    { name: 'relevé.pdf', bytes: 'virements' },
    { name: 'photo.jpg', bytes: 'coffre' },
  ]);
  const { receipt } = z.object({ receipt: z.string() }).parse(await first.json());
  const more = { below: '/message', receipt, text: 'Encore' };
  const thread = await send(world, [{ name: 'suite.pdf', bytes: 'suite' }], more);
  expect(await thread.json()).toMatchObject({
    entries: [
      {
        attachments: [
          { name: 'attachment-1.pdf', bytes: 9 },
          { name: 'attachment-2.pdf', bytes: 6 },
        ],
      },
      { text: 'Encore', attachments: [{ name: 'attachment-1.pdf', bytes: 5 }] },
    ],
  });
  const [id = ''] = await world.reportIds();
  const said = (await world.read(officer, id)).flatMap(({ attachments = [] }) => attachments);
  const read = said.map(async (one) => [one.name, await readFile(world, officer, one.id)]);
  expect(await Promise.all(read)).toEqual([
    ['attachment-1.pdf', 'virements'],
    ['attachment-2.pdf', 'coffre'],
    ['attachment-1.pdf', 'suite'],
  ]);
  const stored = await world.pool.query<{ sealed: Buffer }>('SELECT sealed FROM ethics_attachment');
  expect(stored.rows.every(({ sealed }) => !sealed.includes('virements'))).toBe(true);
  expect(new Set(stored.rows.map(({ sealed }) => sealed.length)).size).toBe(1);

  await world.call(ethicsOfficerEndpoints.deleteEthicsReport, { params: { id } });
  expect((await world.pool.query('SELECT FROM ethics_attachment')).rowCount).toBe(0);
});

test('a file is available only with the report that it belongs to', async () => {
  const { world, officer } = await given();
  await send(world, [{ name: 'relevé.pdf', bytes: 'virements' }]);
  const [id = ''] = await world.reportIds();
  const [entry] = await world.read(officer, id);
  const attachmentId = entry?.attachments?.[0]?.id ?? '';
  const elsewhere = { id: '00000000-0000-4000-8000-000000000000', attachmentId };
  const { getEthicsAttachment } = ethicsOfficerEndpoints;
  expect((await world.call(getEthicsAttachment, { params: elsewhere })).status).toBe(404);
  const params = { id, attachmentId };
  for (const as of ['administrator', 'editor', 'auditor'] as const)
    expect((await world.call(getEthicsAttachment, { params, as })).status).toBe(403);
});

test('an empty file input is not a file', async () => {
  const { world, officer } = await given();
  const body = [
    '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nCaisse noire',
    '\r\n--b\r\nContent-Disposition: form-data; name="attachments"; filename=""',
    '\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n',
  ].join('');
  const type = { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=b' };
  expect((await world.post('', body, type)).status).toBe(200);
  const [id = ''] = await world.reportIds();
  expect((await world.read(officer, id))[0]).not.toHaveProperty('attachments');
});

test('anonymous reporters stay anonymous when they attach files', async () => {
  const { world, officer } = await given();
  const fields = { anonymous: 'on', name: 'Anne Riou', phone: '+33 2 40 00 00 00' };
  await send(world, [{ name: 'relevé.pdf', bytes: 'virements' }], fields);
  const [id = ''] = await world.reportIds();
  expect(await world.read(officer, id)).toMatchObject([{ anonymous: true, name: '', phone: '' }]);
});

describe('Refused without storing anything:', () => {
  const file = (bytes: string | Uint8Array<ArrayBuffer>, name = 'relevé.pdf') => ({ name, bytes });

  test('a file that cannot be cleaned, by name and with advice; the input is returned', async () => {
    const { world } = await given();
    const files = [file('virements'), file('MZ', 'preuve.exe')];
    const response = await send(world, files, { accept: 'text/html', name: 'Anne' });
    expect(response.status).toBe(422);
    const step = world.rendered.at(-1)?.step;
    expect(step).toMatchObject({ kind: 'report', typed: { text, name: 'Anne' } });
    const errors = step?.kind === 'report' ? step.errors?.byField : undefined;
    expect(errors?.['attachments']).toMatch(/preuve\.exe.*joignez une image JPEG/);
    expect(await world.reportIds()).toEqual([]);
  });

  test('a body over its limit returns the typed text before the files', async () => {
    const { world } = await given();
    const files = [file(new Uint8Array(30 * megabyte))];
    const response = await send(world, files, { accept: 'text/html', name: 'Anne' });
    expect(response.status).toBe(413);
    expect(world.rendered.at(-1)?.step).toMatchObject({
      kind: 'report',
      typed: { text, name: 'Anne' },
    });
    expect(await world.reportIds()).toEqual([]);
  });

  test.each([
    ['six files', Array.from({ length: 6 }, () => file('a')), 422],
    [
      'more bytes than fifteen megabytes together',
      [file(new Uint8Array(8 * megabyte)), file(new Uint8Array(8 * megabyte))],
      422,
    ],
    ['a body of thirty megabytes', [file(new Uint8Array(30 * megabyte))], 413],
    ['thousands of files', Array.from({ length: 3_000 }, () => file('')), 400],
  ])('%s', async (_what, files, status) => {
    const { world } = await given();
    expect((await send(world, files)).status).toBe(status);
    expect(await world.reportIds()).toEqual([]);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'an end that never comes',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nx',
    ],
    [
      'a name from a prototype',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
    [
      'a file for a text',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="text"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n',
    ],
    ['a text for the files', 'application/x-www-form-urlencoded', 'text=x&attachments=x'],
    ['a form that is compressed', 'multipart/form-data; boundary=b', '--b--\r\n'],
  ])('%s', async (what, type, body) => {
    const { world } = await given();
    const headers = {
      Accept: 'application/json',
      'Content-Type': type,
      ...(what.includes('compressed') && { 'Content-Encoding': 'gzip' }),
    };
    const response = await fetch(`${world.origin}/modal/form-ethics`, {
      method: 'POST',
      headers,
      body,
    });
    expect([400, 415, 422]).toContain(response.status);
    expect(await world.reportIds()).toEqual([]);
  });

  test('a file with malware, by name, before it is decompressed', async () => {
    const { world } = await given();
    world.scanner = new ClamdScanner({ ...(await fakeClamd()), onFailure: () => undefined });
    const files = [file('virements'), file(`MZ${eicar}`, 'preuve.exe')];
    const response = await send(world, files, { accept: 'text/html' });
    expect(response.status).toBe(422);
    const step = world.rendered.at(-1)?.step;
    expect(step).toMatchObject({ kind: 'report', typed: { text } });
    const errors = step?.kind === 'report' ? step.errors?.byField : undefined;
    expect(errors?.['attachments']).toMatch(/preuve\.exe.*contient un logiciel malveillant/);
    expect(world.traced.map(({ what }) => what)).toEqual(['createEthicsKey']);
    expect(await world.reportIds()).toEqual([]);
  });

  test('a file that cannot be scanned now; the operator learns nothing about it', async () => {
    const { world } = await given();
    const troubles: string[] = [];
    const clamd = await fakeClamd((_file, socket) => socket.end('stream: failed. ERROR\0'));
    const onFailure = (reason: string) => void troubles.push(reason);
    world.scanner = new ClamdScanner({ ...clamd, onFailure });
    const response = await send(world, [file('virements')]);
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('relevé.pdf\u00a0» n’a pas pu être contrôlé'),
    ]);
    expect(clamd.received.map(String)).toEqual(['virements']);
    expect(troubles).toEqual([expect.stringMatching(/^clamd returned [^v]*$/)]);
    expect(await world.reportIds()).toEqual([]);
  });

  test('a message with such a file, which is returned with its thread', async () => {
    const { world } = await given();
    const receipt = await world.report({ text });
    const how = { below: '/message', accept: 'text/html', receipt, text: 'Encore' };
    expect((await send(world, [file('MZ', 'preuve.exe')], how)).status).toBe(422);
    expect(world.rendered.at(-1)?.step).toMatchObject({
      kind: 'thread',
      typed: 'Encore',
      thread: { entries: [{ text }] },
    });
  });
});

test('files are accepted only where they are expected', async () => {
  const { world } = await given();
  const how = { below: '/receipt', receipt: 'AAAA-AAAA-AAAA-AAAA-AAAA' };
  expect((await send(world, [], how)).status).toBe(415);
});

test('an entry lists its attachments, and older entries without the list can still be read', () => {
  expect(() => packEntry({ kind: 'message', text })).not.toThrow();
});
