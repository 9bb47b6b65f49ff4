import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bindRoutes } from './bind-routes.ts';
import { formRoute } from './form-route.ts';
import { trustingAuthenticator } from './testing/actors.ts';
import { problemIn } from './testing/recording-server.ts';
import { type ServedForm, serveForm } from './testing/served-form.ts';

const submissionId = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b';
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const script = { 'X-Fragment': '1' };
const program = { Accept: 'application/json' };
const json = { 'Content-Type': 'application/json' };

let here: ServedForm;
beforeAll(async () => {
  here = await serveForm();
});
beforeEach(() => {
  here.refuseWith(undefined);
  for (const record of [here.commandIds, here.rendered, here.faults]) record.length = 0;
});
afterAll(() => here.close());

test.each([
  ['a browser', browser, 303, '/merci', null, ''],
  ['whoever takes anything', { Accept: '*/*' }, 303, '/merci', null, ''],
  ['a program', program, 204, null, null, ''],
  [
    'a program that also takes HTML',
    { Accept: 'application/json, text/html;q=0.5' },
    204,
    null,
    null,
    '',
  ],
  ['a program that sends JSON', { ...json }, 204, null, null, ''],
  ['a form’s script', script, 200, null, '1', '<p>Merci</p>'],
  ['a form’s script that asks for JSON', { ...script, ...program }, 204, null, null, ''],
])('%s gets its own response to a valid form', async (_who, headers, ...expected) => {
  const sent = 'Content-Type' in headers ? '{"question":"Où ?"}' : 'question=O%C3%B9';
  const response = await here.send(sent, headers);
  expect([
    response.status,
    response.headers.get('location'),
    response.headers.get('x-fragment'),
    await response.text(),
  ]).toEqual(expected);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(here.commandIds).toHaveLength(1);
});

test('a form’s script receives the next address when nothing replaces the form', async () => {
  const response = await here.send('question=sign me in', script);
  expect([response.status, response.headers.get('x-continue')]).toEqual([200, '/merci']);
});

test.each([
  ['a browser', browser, 'page', '<html><form></form></html>'],
  ['whoever takes anything', { Accept: '*/*' }, 'page', '<html><form></form></html>'],
  ['a form’s script', script, 'fragment', '<form></form>'],
] as const)(
  'a refused form is returned to %s as it was filled in',
  async (_who, headers, as, html) => {
    const long = 'x'.repeat(41);
    const response = await here.send(`question=${long}&secret=s3cret&other=1`, headers);
    expect([response.status, await response.text()]).toEqual([422, html]);
    expect(response.headers.get('x-fragment')).toBe(as === 'fragment' ? '1' : null);
    const words = 'Il faut au plus 40 caractères, et 41 ont été envoyés.';
    expect(here.rendered).toEqual([
      {
        as,
        locale: 'fr',
        status: 422,
        errors: { summary: [{ field: 'question', words }], byField: { question: words } },
        params: {},
        typed: { question: [long] },
        submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(here.commandIds).toEqual([]);
  },
);

test('a program gets a problem document', async () => {
  const problem = await problemIn(await here.send('question=', program));
  expect([problem.status, problem.errors[0]?.pointer]).toEqual([422, '/question']);
  expect(here.rendered).toEqual([]);
});

test('the language of the path takes precedence over every other', async () => {
  const other = { ...browser, 'Accept-Language': 'fr', Referer: 'https://x.example/fr' };
  await here.send('question=&locale=fr', other, '/en/modal/form-ethics');
  await here.send('question=&locale=en', { ...browser, 'Accept-Language': 'en' });
  expect(here.rendered.map(({ locale }) => locale)).toEqual(['en', 'fr']);
});

test.each([
  [{ code: 'wrong-credentials' }, 401],
  [{ code: 'forbidden' }, 403],
  [{ code: 'too-many-attempts', params: { retryAfter: 9 } }, 429],
  [{ code: 'unavailable' }, 503],
  [{ code: 'account-exists' }, 422],
  [{ code: 'token-not-found' }, 422],
] as const)('the refusal %j is returned as %i with the form', async (refusal, status) => {
  here.refuseWith(refusal);
  const response = await here.send('question=a', script);
  expect([response.status, await response.text()]).toEqual([status, '<form></form>']);
  expect(here.rendered[0]?.status).toBe(status);
});

test('a form refused for too many attempts shows when to try again', async () => {
  here.refuseWith({ code: 'too-many-attempts', params: { retryAfter: 9 } });
  expect((await here.send('question=a', browser)).headers.get('retry-after')).toBe('9');
});

test('a submission sent twice, even at the same time, has one effect and one response', async () => {
  const body = `question=a&submissionId=${submissionId}`;
  const responses = await Promise.all([1, 2, 3].map(() => here.send(body, script)));
  responses.push(await here.send(body, script));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(
    Array.from({ length: 4 }, () => '<p>Merci</p>'),
  );
  expect(here.commandIds).toHaveLength(1);
});

test('a submission that was changed or sent elsewhere is a different one', async () => {
  const other = submissionId.replace('6', '7');
  await here.send(`question=a&submissionId=${other}`);
  await here.send(`question=b&submissionId=${other}`);
  await here.send(`question=b&submissionId=${other}`, {}, '/en/modal/form-ethics');
  expect(new Set(here.commandIds).size).toBe(3);
});

test('a refused submission may be sent again', async () => {
  const body = `question=again&submissionId=${submissionId}`;
  here.refuseWith({ code: 'unavailable' });
  expect((await here.send(body)).status).toBe(503);
  here.refuseWith(undefined);
  expect((await here.send(body)).status).toBe(303);
});

test.each([
  'submissionId=',
  'submissionId=1',
  `submissionId=${submissionId}&submissionId=${submissionId}`,
])('the submission’s id in %s is refused, without effect', async (id) => {
  const problem = await problemIn(await here.send(`question=a&${id}`, program));
  expect([problem.status, problem.errors[0]?.pointer]).toEqual([422, '/submissionId']);
  expect(here.commandIds).toEqual([]);
});

test('another site cannot send a form', async () => {
  const response = await here.send('question=a', { ...browser, Origin: 'https://evil.example' });
  expect([response.status, here.commandIds]).toEqual([403, []]);
});

test('an input that cannot be shown is dropped', async () => {
  await here.send('question=a%00b', browser);
  expect(here.rendered[0]?.typed).toEqual({ question: [] });
});

test('a form’s field __proto__ is ignored', async () => {
  expect((await here.send('question=a&__proto__=b', browser)).status).toBe(303);
});

test('a form may only be on a page that is not cached', () => {
  const kept = { ...contentEndpoints.undeletePage, path: '/groupe/contact' } as const;
  const form = formRoute(kept, {
    keeps: [],
    submit: async () => ({ kind: 'empty' }),
    render: async () => '',
  });
  const ports = {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: () => undefined,
  };
  expect(() => bindRoutes([form], ports)).toThrow('/groupe/contact takes a form');
});

test('of a crowd, a few are handled at a time, and whoever finds too many waiting gets the form back as it was filled in', async () => {
  const crowded = await serveForm({ atOnce: 2, waiting: 1, timeoutMs: 60_000 });
  onTestFinished(() => crowded.close());
  const release = crowded.hold();
  const sent = ['a', 'b', 'c', 'd'].map((text) => crowded.send(`question=${text}`, browser));
  const refused = await Promise.race(sent);
  expect([refused.status, await refused.text()]).toEqual([503, '<html><form></form></html>']);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(crowded.rendered).toHaveLength(1);
  expect(crowded.commandIds).toHaveLength(2);
  release();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(3);
  expect(crowded.faults).toEqual([]);
});
