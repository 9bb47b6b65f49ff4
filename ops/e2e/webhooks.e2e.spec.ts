import { once } from 'node:events';
import { createServer } from 'node:http';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { onOwnParvis } from './fixtures/own-parvis.ts';

test.setTimeout(300_000);

test('an administrator adds a webhook, sees it fail, and sends the message again', async ({
  browser,
  playwright,
}) => {
  const state = { status: 503, received: 0 };
  const server = createServer((request, response) => {
    request.resume();
    state.received += 1;
    response.writeHead(state.status).end(state.status === 503 ? 'closed for now' : 'taken');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await onOwnParvis(
    'webhooks',
    async (_, baseURL) => {
      const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
      const script = await playwright.request.newContext({ baseURL });
      await signIn(script);
      await useWebhook(await context.newPage(), script, `http://127.0.0.1:${port}/hook`, state);
      await Promise.all([script.dispose(), context.close()]);
    },
    { PARVIS_WEBHOOK_HOSTS: '127.0.0.1' },
  );
  server.close();
});

async function useWebhook(
  page: Page,
  script: APIRequestContext,
  address: string,
  state: { status: number },
): Promise<void> {
  await signIn(page.request);
  await page.goto('/admin/webhooks');
  await expectAccessible(page);
  await page.getByLabel(/^Adresse/).fill('http://10.0.0.1/hook');
  await page.getByLabel(/^Nom/).fill('Intranet');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('10.0.0.1 ne figure pas');
  await page.getByLabel(/^Adresse/).fill(address);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByLabel('Secret')).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Intranet' }).click();
  const data = { locale: 'fr', title: 'Essai', slug: 'essai-des-webhooks', publish: true };
  expect((await script.post('/api/pages', { data })).status()).toBe(201);
  const row = page.getByRole('row').filter({ hasText: 'page.published' });
  await page.reload();
  await expect(row.getByText('closed for now')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  state.status = 200;
  await row.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(row.getByText('Accepté')).toBeVisible({ timeout: 90_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remplacer le secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remplacer le secret' }).click();
  await expect(page.getByLabel('Secret')).toHaveValue(/^whsec_/);
}
