import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ethicsFormPath } from '@parvis/contracts/ethics/endpoints.ts';
import { unpackEntry } from '@parvis/contracts/ethics/entry.ts';
import {
  listedReportSchema,
  sealedAttachmentSchema,
  sealedReportSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import { unpad } from '@parvis/contracts/ethics/padding.ts';
import { challengeSchema, type ProvenAction } from '@parvis/contracts/ethics/proof-endpoints.ts';
import { listSchema } from '@parvis/contracts/http/listing.ts';
import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { unseal } from '../ethics/seal.ts';
import { archiveOf, partsOf } from '../media/testing/documents.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

/** Unique texts for everything that a reporter sends. */
const said = { text: 'zqcanarytext', name: 'zqcanaryname', message: 'zqcanarymessage' };
/** The same for an attached file: its content, name and author. */
const attached = { content: 'zqcanarycontent', file: 'zqcanaryfile', author: 'zqcanaryauthor' };
const around = {
  agent: 'zqcanaryagent',
  cookie: 'zqcanarycookie',
  query: 'zqcanaryquery',
  address: '203.0.113.77',
};
const headers = {
  Accept: 'application/json',
  'User-Agent': around.agent,
  Cookie: `parvis_campaign=${around.cookie}`,
  'X-Forwarded-For': around.address,
};

let here: StartedParvis;
let cookie: string;
let identity: string;
const heard: string[] = [];

beforeAll(async () => {
  here = await startedParvis(
    { PARVIS_TRUST_PROXY: '1', PARVIS_LOG_LEVEL: 'debug' },
    { logLines: { write: (line) => void heard.push(line) } },
  );
  here.connections.bus.subscribe((hint) => void heard.push(JSON.stringify(hint)));
  cookie = await here.signIn('ethics-officer');
  identity = await generateHybridIdentity();
  const recipient = await identityToRecipient(identity);
  const key = await asOfficer('POST', 'officers', { recipient, wrappedIdentity: 'c2VhbA==' });
  if (key.status !== 204) throw new Error(`no key for reports: ${key.status}`);
});
afterAll(() => here.stop());

const post = (below: string, fields: Record<string, string>) =>
  fetch(`${here.origin}${ethicsFormPath}${below}?idc=${around.query}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Returns a document that contains this text, also unpacked, and names an author. */
function attachment(): Promise<Buffer> {
  const main = `<Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/>`;
  return archiveOf({
    // The first part is not compressed, so that it could be found.
    '[Content_Types].xml': `<Types><!--${attached.content}--></Types>`,
    '_rels/.rels': `<Relationships>${main}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${attached.content}</w:t></w:r></w:p></w:body></w:document>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:creator>${attached.author}</dc:creator></cp:coreProperties>`,
  });
}

async function postWithFile(below: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const bytes = new Uint8Array(await attachment());
  body.append('attachments', new File([bytes], `${attached.file}.docx`));
  return fetch(`${here.origin}${ethicsFormPath}${below}`, { method: 'POST', headers, body });
}

function asOfficer(method: string, path: string, body?: object) {
  return fetch(`${here.origin}/api/ethics/${path}`, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json', Accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Returns the query of a proof, made as the officer’s browser makes it. */
async function proofOf(action: ProvenAction, about = ''): Promise<string> {
  const challenge = await (await asOfficer('POST', 'challenges', { action, about })).json();
  const { sealed } = challengeSchema.parse(challenge);
  const value = await unseal(identity, Buffer.from(sealed, 'base64'));
  return `proof=${new TextDecoder().decode(value)}`;
}

/** Returns a refused file, which must leave no trace either. */
function postRefused() {
  const body = new FormData();
  body.append('text', said.text);
  body.append('attachments', new File([attached.content], `${attached.file}.exe`));
  return fetch(`${here.origin}${ethicsFormPath}`, { method: 'POST', headers, body });
}

/** Returns the id of the one report that was sent and not deleted. */
async function onlyReport(): Promise<string> {
  const list = await (await asOfficer('GET', `reports?${await proofOf('list')}`)).json();
  const { items } = listSchema(listedReportSchema).parse(list);
  expect(items).toHaveLength(1);
  return items[0]?.id ?? '';
}

/** Returns the first file of a report, as the officer’s browser opens it. */
async function readAttachment(id: string): Promise<Buffer> {
  const stored = await (
    await asOfficer('GET', `reports/${id}?${await proofOf('read', id)}`)
  ).json();
  const { envelope, entries } = sealedReportSchema.parse(stored);
  const bytesOf = (text: string | null | undefined) => Buffer.from(text ?? '', 'base64');
  const key = new TextDecoder().decode(await unseal(identity, bytesOf(envelope)));
  const entry = unpackEntry(await unseal(key, bytesOf(entries[0]?.sealed)));
  const address = `reports/${id}/attachments/${entry.attachments?.[0]?.id}`;
  const path = `${address}?${await proofOf('read', id)}`;
  const file = sealedAttachmentSchema.parse(await (await asOfficer('GET', path)).json());
  return Buffer.from(unpad(await unseal(key, bytesOf(file.sealed))));
}

/**
 * Returns the forms in which a text could be stored: plain (each byte one character), hexadecimal,
 * and base64 at each offset.
 */
function formsOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, -4),
  );
  return [bytes.toString('latin1'), bytes.toString('hex'), ...inBase64];
}

async function rowsOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const dumps: string[] = [];
  for (const { name } of rows) {
    const dump = await pool.query<{ line: string }>(
      `select to_jsonb(t)::text line from "${name}" t`,
    );
    dumps.push(...dump.rows.map(({ line }) => line));
  }
  return dumps.join('\n');
}

async function filesBelow(folder: string): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
}

/** Returns the texts found anywhere that the product, its log or PostgreSQL wrote to. */
async function foundOf(texts: readonly string[]): Promise<readonly string[]> {
  const { pool } = here.connections;
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const everywhere = [
    Buffer.from([...heard, await rowsOf(pool)].join('\n')),
    ...(await filesBelow(here.dataFolder)),
    ...(await filesBelow(join(rows[0]?.folder ?? '', 'pg_wal'))),
  ];
  const textOf = new Map(texts.flatMap((text) => formsOf(text).map((form) => [form, text])));
  // In one pass: looking for one form after another takes twenty times as long.
  const anyForm = new RegExp([...textOf.keys()].map(quoted).join('|'), 'g');
  const found = everywhere.flatMap((bytes) => bytes.toString('latin1').match(anyForm) ?? []);
  return [...new Set(found.flatMap((form) => textOf.get(form) ?? []))];
}

function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test('a report that was sent, answered and deleted leaves nothing legible anywhere', async () => {
  const filed = { text: said.text, name: said.name, phone: around.address };
  const sent = await postWithFile('', filed);
  const { receipt } = z.object({ receipt: z.string() }).parse(await sent.json());
  const written = await postWithFile('/message', { receipt, text: said.message });
  expect([written.status, await written.text()]).toEqual([
    200,
    expect.stringMatching(new RegExp(`${said.message}.*attachment-1\\.docx`)),
  ]);
  const { query: _, ...others } = around;
  const canaries = [
    ...Object.values(said),
    ...Object.values(attached),
    ...Object.values(others),
    around.query,
    receipt,
  ];
  expect(await foundOf(canaries)).toEqual([]);

  const report = await onlyReport();
  const opened = await readAttachment(report);
  const text = (await partsOf(opened)).get('word/document.xml');
  expect(text?.includes(attached.content)).toBe(true);
  expect(opened.includes(attached.author)).toBe(false);
  const macros = await postRefused();
  expect([macros.status, await macros.text()]).toEqual([422, expect.stringContaining('macros')]);
  expect(
    (await asOfficer('DELETE', `reports/${report}?${await proofOf('delete', report)}`)).status,
  ).toBe(204);
  expect(await foundOf(canaries)).toEqual([]);
  const { rows } = await here.connections.pool.query(
    'select report_id from ethics_entry union all select report_id from ethics_envelope',
  );
  expect(rows).toEqual([]);
});

test('the search finds stored texts', async () => {
  const stored = 'ethics-officer@bank.example';
  // Four characters of its base64 would be found by chance.
  const never = 'a text that nobody ever stored';
  expect(await foundOf([stored, never])).toEqual([stored]);
});

test('reporters’ requests leave no line in the log, and are counted like requests for pages', async () => {
  const before = heard.length;
  await post('', { text: said.text });
  await fetch(`${here.origin}${ethicsFormPath}`, { headers });
  const left = await onlyReport();
  await asOfficer('DELETE', `reports/${left}?${await proofOf('delete', left)}`);
  const requests = heard.slice(before).filter((line) => line.includes('"message":"request"'));
  expect(requests.some((line) => line.includes('deleteEthicsReport'))).toBe(true);
  expect(requests.filter((line) => /form-ethics|page|submit/.test(line))).toEqual([]);
});
