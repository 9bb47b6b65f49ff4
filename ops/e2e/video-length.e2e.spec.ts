import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { refuseTrackers } from './fixtures/window.ts';

const languages = {
  fr: {
    library: '/mediaroom/mediatheque',
    own: 'Durée : 12 secondes',
    hosted: 'Durée : 2 minutes 5 secondes',
    film: 'Paimbœuf',
  },
  en: {
    library: '/en/mediaroom/library',
    own: 'Length: 12 seconds',
    hosted: 'Length: 2 minutes 28 seconds',
    film: 'Porto',
  },
} as const;

test.beforeEach(({ page, baseURL }) => refuseTrackers(page, baseURL));

for (const [locale, words] of Object.entries(languages))
  for (const width of [390, 1440])
    test(`${locale}: cards and players of videos say how long they are, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${words.library}?q=Saint-Nazaire`);
      const own = page.locator('main article', { has: page.getByText('0:12', { exact: true }) });
      await expect(own.getByText(words.own)).toBeAttached();
      await page.goto(`${words.library}?q=${encodeURIComponent(words.film)}`);
      await expect(page.getByText(words.hosted)).toBeAttached();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.film, exact: true }).click();
      const stage = page.getByRole('group', { name: words.film });
      await expect(stage.getByText(words.hosted)).toBeAttached();
      await expectAccessible(page);
    });

test('an editor enters the length of a provider’s video, which its poster shows', async ({
  page,
}) => {
  await signIn(page.request);
  const created = await page.request.post('/api/media/videos', {
    data: { title: 'L’écluse', source: { provider: 'vimeo', videoId: '76979871' } },
  });
  const { id } = await created.json();
  await page.goto(`/admin/library/video/${id}`);
  const length = page.getByRole('textbox', { name: 'Durée' });
  await length.fill('2:75');
  await expect(page.getByText('Écrivez la durée en minutes et en secondes')).toBeVisible();
  const save = page.getByRole('button', { name: 'Enregistrer la durée' });
  await expect(save).toBeDisabled();
  await length.fill('62:05');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('La durée est enregistrée.')).toBeVisible();
  const read = async () => (await page.request.get(`/api/media/videos/${id}`)).json();
  expect(await read()).toMatchObject({ seconds: 3_725, revision: 2 });
  await page.reload();
  await expect(length).toHaveValue('1:02:05');
  await length.fill('');
  await save.click();
  await expect.poll(async () => (await read()).seconds).toBe(undefined);
  await page.request.delete(`/api/media/videos/${id}`, { headers: { 'If-Match': '"3"' } });
});
