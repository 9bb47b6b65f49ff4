import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ethicsFormPath } from '@parvis/contracts/ethics/endpoints.ts';
import { listedReportSchema } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { listOf } from '@parvis/contracts/http/listing.ts';
import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

/** Texts that cannot be met by chance, of everything that a reporter sends. */
const said = { text: 'zqcanarytext', name: 'zqcanaryname', message: 'zqcanarymessage' };
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
const heard: string[] = [];

beforeAll(async () => {
  here = await startedParvis(
    { PARVIS_TRUST_PROXY: '1', PARVIS_LOG_LEVEL: 'debug' },
    { logLines: { write: (line) => void heard.push(line) } },
  );
  here.connections.bus.subscribe((hint) => void heard.push(JSON.stringify(hint)));
});
afterAll(() => here.stop());

const post = (below: string, fields: Record<string, string>) =>
  fetch(`${here.origin}${ethicsFormPath}${below}?idc=${around.query}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });

function asOfficer(cookie: string, method: string, path: string, body?: object) {
  return fetch(`${here.origin}/api/ethics/${path}`, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json', Accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** A text as it could be stored: plain, in hexadecimal, in base64 wherever it begins. */
function formsOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, -4),
  );
  return [text, bytes.toString('hex'), ...inBase64];
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

/** Which of the texts stand anywhere that the product, its log or PostgreSQL wrote to. */
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
  return texts.filter((text) =>
    formsOf(text).some((form) => everywhere.some((bytes) => bytes.includes(form))),
  );
}

test('of a report that was made, answered and deleted nothing legible is left anywhere', async () => {
  const cookie = await here.signIn('ethics-officer');
  const recipient = await identityToRecipient(await generateHybridIdentity());
  const key = await asOfficer(cookie, 'POST', 'officers', {
    recipient,
    wrappedIdentity: 'c2VhbA==',
  });
  expect(key.status).toBe(204);
  const sent = await post('', { text: said.text, name: said.name, phone: around.address });
  const { receipt } = z.object({ receipt: z.string() }).parse(await sent.json());
  const written = await post('/message', { receipt, text: said.message });
  expect([written.status, await written.text()]).toEqual([
    200,
    expect.stringContaining(said.message),
  ]);
  const { query: _, ...others } = around;
  const canaries = [...Object.values(said), ...Object.values(others), around.query, receipt];
  expect(await foundOf(canaries)).toEqual([]);

  const list = await (await asOfficer(cookie, 'GET', 'reports')).json();
  const [report] = listOf(listedReportSchema).parse(list).items;
  expect((await asOfficer(cookie, 'DELETE', `reports/${report?.id}`)).status).toBe(204);
  expect(await foundOf(canaries)).toEqual([]);
  const { rows } = await here.connections.pool.query(
    'select report_id from ethics_entry union all select report_id from ethics_envelope',
  );
  expect(rows).toEqual([]);
});

test('the search finds what is stored', async () => {
  const stored = 'ethics-officer@bank.example';
  expect(await foundOf([stored, 'zqnever'])).toEqual([stored]);
});

test('requests of reporters leave no line in the log, and count as those of pages', async () => {
  const lines = heard.filter((line) => line.includes('"message":"request"'));
  expect(lines.some((line) => line.includes('deleteEthicsReport'))).toBe(true);
  const before = lines.length;
  await post('', { text: said.text });
  await fetch(`${here.origin}${ethicsFormPath}`, { headers });
  const now = heard.filter((line) => line.includes('"message":"request"'));
  expect(now.slice(before).filter((line) => /form-ethics|page|submit/.test(line))).toEqual([]);
});
