import { expect, test } from '@playwright/test';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const paragraphs = (...texts: string[]) => ({
  html: texts.map((text) => `<p>${text}</p>`).join(''),
});

test('one old change is taken out, what came after stays, and a conflict is shown with a choice', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const made = { locale: 'fr', title: 'Balise', slug: 'undo-balise' };
  const { id } = await createPage(request, made);
  const first = paragraphs('La nuit.', 'Un feu rouge.');
  const module = await addActiveModule(request, id, 'text', first);
  const address = `/api/${id}/modules/${module.id}`;
  const save = async (revision: number, ...texts: string[]) => {
    const sent = { headers: { 'If-Match': `"${revision}"` }, data: { data: paragraphs(...texts) } };
    expect((await request.put(address, sent)).status()).toBe(200);
  };
  const text = async () => JSON.stringify((await (await request.get(address)).json()).data);
  await save(1, 'Le jour.', 'Un feu rouge.');
  await save(2, 'Le jour.', 'Un feu vert.');
  await save(3, 'Le jour.', 'Un feu blanc.');

  await page.goto(`/admin/content/page/${id}/history?module=${module.id}`);
  const row = (revision: number) =>
    page.getByRole('listitem').filter({ hasText: `Révision ${revision}` });
  const dialog = page.getByRole('dialog');
  const takeOut = dialog.getByRole('button', { name: 'Retirer', exact: true });
  await row(2).getByRole('button', { name: 'Retirer cette modification' }).click();
  await expect(dialog.locator('ins')).toHaveText('La nuit.');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await takeOut.click();
  await expect(page.getByText('La modification n’est plus dans le brouillon.')).toBeVisible();
  expect(await text()).toMatch(/La nuit.*Un feu blanc/);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(row(6)).toBeVisible();
  expect(await text()).toMatch(/Le jour.*Un feu blanc/);

  await row(3).getByRole('button', { name: 'Retirer cette modification' }).click();
  await expect(dialog.getByText('le brouillon reste tel quel')).toBeVisible();
  await expect(takeOut).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Remettre ce qui était là' }).check();
  await expect(takeOut).toBeEnabled();
  await expectAccessible(page);
  await takeOut.click();
  await expect(row(7)).toBeVisible();
  expect(await text()).toMatch(/Le jour.*Un feu rouge/);
});
