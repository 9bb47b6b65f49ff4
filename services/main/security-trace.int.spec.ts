import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { listSchema } from '@parvis/contracts/http/listing.ts';
import { securityEndpoints, securityEventSchema } from '@parvis/contracts/security/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let editor: string;
let auditor: string;
const logLines: string[] = [];

beforeAll(async () => {
  here = await startedParvis({}, { logLines: { write: (line) => void logLines.push(line) } });
  [editor, auditor] = [await here.signIn('editor'), await here.signIn('auditor')];
});
afterAll(() => here.stop());

function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  return fetch(here.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Returns the traced events, with their outcome and account, oldest first. */
async function traced(): Promise<(string | undefined)[][]> {
  const path = securityEndpoints.listSecurityEvents.path;
  const response = await call('GET', path, { Cookie: auditor });
  const { items } = listSchema(securityEventSchema).parse(await response.json());
  return items.map(({ what, outcome, account }) => [what, outcome, account?.name]).toReversed();
}

const secret = 'neither of these is right';

test('sign-ins, failures, wrong tokens and refusals are traced and logged, with the account alone', async () => {
  const before = await traced();
  expect(before.slice(0, 2)).toEqual([
    ['signIn', 'done', 'editor'],
    ['signIn', 'done', 'auditor'],
  ]);
  const { path } = accountEndpoints.signIn;
  const email = 'editor@bank.example';
  expect((await call('POST', path, {}, { email, password: secret })).status).toBe(401);
  const nobody = { email: 'nobody@estuaire.example', password: secret };
  expect((await call('POST', path, {}, nobody)).status).toBe(401);
  const token = { Authorization: `Bearer parvis_${'x'.repeat(43)}` };
  expect((await call('GET', '/api/pages', token)).status).toBe(401);
  expect((await call('GET', '/api/accounts', { Cookie: editor })).status).toBe(403);
  const foreign = { Cookie: editor, Origin: 'https://evil.example' };
  expect((await call('POST', '/api/pages', foreign, {})).status).toBe(403);
  expect((await call('POST', '/api/media/files?filename=a.txt', { Cookie: auditor })).status).toBe(
    403,
  );
  expect((await call('GET', '/api/pages', {})).status).toBe(401);
  expect((await call('GET', '/api/pages', { Cookie: editor })).status).toBe(200);
  expect((await traced()).slice(before.length)).toEqual([
    ['signIn', 'wrong-credentials', 'editor'],
    ['signIn', 'wrong-credentials', undefined],
    ['listPages', 'sign-in-required', undefined],
    ['listAccounts', 'forbidden', 'editor'],
    ['createPage', 'cross-origin', 'editor'],
    ['uploadFile', 'forbidden', 'auditor'],
  ]);
  await expectTheSameInTheLogs();
});

/** The trace is also in the logs, and contains no secret, no address and no input. */
async function expectTheSameInTheLogs(): Promise<void> {
  const { rows } = await here.connections.pool.query(
    'select to_jsonb(event) from security_event as event',
  );
  const logged = logLines.filter((line) => line.includes('"message":"security"'));
  expect(rows.length).toBeGreaterThan(5);
  expect(logged).toHaveLength(rows.length);
  const written = JSON.stringify(rows) + logged.join('\n');
  for (const word of [secret, 'nobody@', 'editor@', '127.0.0.1', 'xxxxxxxx', 'evil.example'])
    expect([word, written.includes(word)]).toEqual([word, false]);
}

test('what an auditor reconstructs and searches is traced, and never what was searched', async () => {
  const before = await traced();
  const at = encodeURIComponent(new Date().toISOString());
  for (const path of [
    '/api/audit/exposure?text=Marie+Durandeau',
    '/api/audit/exposure',
    '/api/audit/notary',
    `/api/audit/page?path=/&at=${at}`,
    `/admin/audit/page?path=/&at=${at}`,
  ])
    await (await call('GET', path, { Cookie: auditor })).arrayBuffer();
  expect((await traced()).slice(before.length)).toEqual([
    ['findExposures', 'done', 'auditor'],
    ['findExposures', 'invalid', 'auditor'],
    ['showNotary', 'done', 'auditor'],
    ['reconstructPage', 'done', 'auditor'],
    ['showReconstruction', 'done', 'auditor'],
  ]);
  expect(JSON.stringify(await traced()) + logLines.join('')).not.toContain('Durandeau');
});

test('it is restricted to auditors and administrators', async () => {
  const { path } = securityEndpoints.listSecurityEvents;
  expect((await call('GET', path, { Cookie: editor })).status).toBe(403);
  expect((await call('GET', path, {})).status).toBe(401);
});
