import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openApiSteps } from '@parvis/services/http/openapi-steps.ts';
import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';

/** As the guide says. */
const scopes = ['content:write', 'media:write', 'offers:write'];

const [setting = '', ...steps] = [...openApiSteps.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, script = '']) => script,
);

test('each step of the guide of the API works as it is pasted', async ({ request, baseURL }) => {
  expect([setting.startsWith('export SITE='), setting.includes(' TOKEN=')]).toEqual([true, true]);
  await signIn(request);
  const created = await request.post('/api/tokens', { data: { name: 'first steps', scopes } });
  const { secret } = await created.json();
  const env = { PATH: process.env['PATH'], SITE: baseURL, TOKEN: secret };
  const printed: string[] = [];
  for (const step of steps)
    printed.push((await promisify(execFile)('bash', ['-ec', step], { env })).stdout);
  const [written = '', listed = '', file = '', sent = '', offers = '', changes = ''] = printed;
  const page = JSON.parse(written);
  expect(page).toMatchObject({ url: '/avis-aux-marins', status: 'published' });
  expect(JSON.parse(listed).items).toContainEqual({
    id: page.id,
    title: 'Avis aux marins',
    url: '/avis-aux-marins',
    revision: page.revision,
  });
  expect(JSON.parse(file)).toMatchObject({ filename: 'avis.txt' });
  expect(JSON.parse(sent)).toMatchObject({
    outcome: 'published',
    offer: { shown: { reference: 'R-12' } },
  });
  expect(JSON.parse(changes).items).toHaveLength(5);
  expect(JSON.parse(offers)).toMatchObject({ page: 1, pageSize: 5 });
  await expect
    .poll(async () => (await request.get('/avis-aux-marins')).text())
    .toContain('Force 7 ce soir.');
});
