import { type APIRequestContext, expect, test } from '@playwright/test';
import { createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    publish: 'Publier',
    asks: 'Publier cette page',
    overruled: (slug: string) =>
      `La redirection de /${slug} vers /ailleurs ne sera plus suivie : le contenu répondra à sa place.`,
    unpublished: (title: string) => `${title} est la cible d’un lien et n’est pas en ligne.`,
    published: 'Page publiée',
    more: 'Autres actions',
    unpublish: 'Dépublier',
    broken: (title: string) => `${title} y renvoie : son lien ne mènera plus nulle part.`,
    ends: (slug: string) => `/${slug} ne montrera plus ce contenu.`,
    cancel: 'Annuler',
    gone: 'La page n’est plus sur le site.',
  },
  en: {
    locale: 'en-GB',
    publish: 'Publish',
    asks: 'Publish this page',
    overruled: (slug: string) =>
      `The redirect from /${slug} to /ailleurs will no longer be followed: the content answers instead.`,
    unpublished: (title: string) => `${title} is linked to and is not online.`,
    published: 'Page published',
    more: 'More actions',
    unpublish: 'Unpublish',
    broken: (title: string) => `${title} links to it: its link will lead nowhere.`,
    ends: (slug: string) => `/${slug} will no longer show this content.`,
    cancel: 'Cancel',
    gone: 'The page is no longer on the site.',
  },
} as const;

async function link(request: APIRequestContext, from: string, to: string): Promise<void> {
  const data = { title: 'Voir', linkLabel: 'Voir', link: { kind: 'content', contentId: to } };
  const made = await request.post(`/api/${from}/modules`, {
    data: { type: 'candidate-call', data },
  });
  const { id } = await made.json();
  const active = await request.post(`/admin/inline/module/${id}/activate`);
  expect(active.status(), await active.text()).toBe(200);
}

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor reads what publishing and unpublishing a page change elsewhere', async ({
      page,
    }) => {
      const { request } = page;
      await signIn(request);
      const create = (title: string) => {
        const slug = `${title.toLowerCase().replaceAll(' ', '-').replace('é', 'e')}-${language}`;
        return createPage(request, { locale: 'fr', title: `${title} ${language}`, slug });
      };
      const [goal, other, source] = [
        await create('Kerhuon but'),
        await create('Kerhuon caché'),
        await create('Kerhuon source'),
      ];
      const slug = goal.url.slice(1);
      const target = { status: 301, to: '/ailleurs' };
      const redirect = await request.post('/api/redirects', {
        data: { from: goal.url, target },
      });
      expect(redirect.status(), await redirect.text()).toBe(201);
      await link(request, goal.id, other.id);
      await link(request, source.id, goal.id);
      await publish(request, source.id);

      await page.goto(`/admin/content/page/${goal.id}/edit`);
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.asks });
      await expect(dialog.getByText(words.overruled(slug))).toBeVisible();
      await expect(dialog.getByText(words.unpublished(`Kerhuon caché ${language}`))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.cancel }).click();
      expect((await request.get(goal.url, { maxRedirects: 0 })).status()).toBe(301);
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await dialog.getByRole('button', { name: words.publish }).click();
      await expect(page.getByText(words.published)).toBeVisible();
      await expect
        .poll(async () => (await request.get(goal.url, { maxRedirects: 0 })).status())
        .toBe(200);

      await page.getByRole('button', { name: words.more, exact: true }).click();
      await page.getByRole('menuitem', { name: words.unpublish }).click();
      const leaving = page.getByRole('dialog', { name: words.unpublish });
      await expect(leaving.getByText(words.ends(slug))).toBeVisible();
      await expect(leaving.getByText(words.broken(`Kerhuon source ${language}`))).toBeVisible();
      await expectAccessible(page);
      await leaving.getByRole('button', { name: words.unpublish }).click();
      await expect(page.getByText(words.gone)).toBeVisible();

      await request.post(`/api/pages/${source.id}/unpublish`);
      const { id } = await redirect.json();
      await request.delete(`/api/redirects/${id}`, { headers: { 'If-Match': '"1"' } });
    });
  });
}
