import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

const consent = {
  name: 'parvis_consent',
  value: `1.${new Date().toISOString().slice(0, 10)}.cat2`,
  url: 'http://localhost',
};
/** Returns a sender that no other test uses. */
const senderOf = (which: string) => `Personne ${which} ${Date.now()}`;

/** Returns the events pushed to the analytics queue. */
const measured = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Votre nom').fill(name);
  await page.getByLabel('Votre adresse e-mail').fill('personne@exemple.fr');
  await page.getByLabel('Votre message').fill('Bonjour,\nquand ouvrez-vous ?');
  await page.getByLabel(/^J’accepte/).check();
}

for (const { path, name, opened } of [
  { path: '/nous-ecrire', name: 'Écrire un message', opened: 'main form textarea' },
  { path: '/en/write-to-us', name: 'Write a message', opened: 'main form textarea' },
  { path: '/engagements/ethique-et-alerte', name: 'Écrire un signalement', opened: 'dialog[open]' },
  {
    path: '/en/commitments/ethics-and-speaking-up',
    name: 'Write a report',
    opened: 'dialog[open]',
  },
])
  test(`${path}: clicked as soon as the script has run, “${name}” opens in place`, async ({
    page,
  }) => {
    await page.context().addCookies([consent]);
    const client = await page.context().newCDPSession(page);
    for (const rate of [1, 6, 6]) {
      await client.send('Emulation.setCPUThrottlingRate', { rate });
      // Before, a click opens the page of the form, as without script.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('link', { name }).click();
      await page.locator(opened).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

test('a visitor opens the form in place by keyboard, sees the errors, and sends it once', async ({
  page,
}) => {
  await page.context().addCookies([consent]);
  await page.goto('/nous-ecrire');
  const button = page.getByRole('link', { name: 'Écrire un message' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Thème')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/nous-ecrire');
  await expectAccessible(page);

  await page.getByLabel('Thème').selectOption('Presse');
  await fill(page, senderOf('clavier'));
  await page.getByLabel('Votre adresse e-mail').fill('personne@exemple.company');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Le message n’est pas parti' });
  await expect(refusal).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByLabel('Votre message')).toHaveValue('Bonjour,\nquand ouvrez-vous ?');
  await expect(page.getByLabel('Thème')).toHaveValue('Presse');
  await refusal.getByRole('link').click();
  await expect(page.getByLabel('Votre adresse e-mail')).toBeFocused();

  await page.getByLabel('Votre adresse e-mail').fill('personne@exemple.fr');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  const confirmation = page.locator('[data-theme="Presse"]');
  await expect(confirmation).toBeFocused();
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toHaveCount(0);
  await expectAccessible(page);
  await expect
    .poll(() => measured(page))
    .toEqual([{ event: 'contact_form_success', form_topic: 'Presse' }]);
});

test('without consent nothing is measured', async ({ page }) => {
  await page.goto('/nous-ecrire');
  await page.getByRole('link', { name: 'Écrire un message' }).click();
  await fill(page, senderOf('sans mesure'));
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.locator('[data-theme="--"]')).toBeFocused();
  expect(await measured(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page with the form, in English, and the form to a confirmation', async ({
    page,
  }) => {
    await page.goto('/en/write-to-us');
    await page.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
    await page.getByLabel('Theme').selectOption('Press');
    await page.getByLabel('Your name').fill(senderOf('no script'));
    await page.getByLabel('Your e-mail address').fill('somebody@example.com');
    await page.getByLabel('Your message').fill('Hello');
    await page.getByLabel(/^I agree/).check();
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page).toHaveURL(/\/en\/module\/contact\/form\/\w+\/sent\?theme=Press$/);
    await expect(page.getByText('Thank you, your message has arrived')).toBeVisible();
  });
});

const desk = {
  fr: {
    read: 'Lire le message de',
    status: 'État',
    answered: 'Répondu',
    erase: 'Effacer',
    done: 'effacé',
  },
  en: {
    read: 'Read the message from',
    status: 'Status',
    answered: 'Answered',
    erase: 'Erase',
    done: 'erased',
  },
} as const;

for (const language of journeyLanguages('en')) {
  const words = desk[language];
  test(`an editor reads a message, replies and erases it, in ${language}`, async ({ page }) => {
    const name = senderOf(language);
    await page.goto('/nous-ecrire');
    await page.getByRole('link', { name: 'Écrire un message' }).click();
    await fill(page, name);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.locator('[data-theme="--"]')).toBeFocused();

    await signIn(page.request);
    await interfaceIn(page, language);
    await page.goto('/admin/contact');
    const open = page.getByRole('button', { name: `${words.read} ${name}` });
    await expect(open).toBeVisible();
    await expectAccessible(page);
    await open.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('quand ouvrez-vous')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(words.status).selectOption({ label: words.answered });
    await expect(
      page.getByRole('row', { name: new RegExp(`${name}.*${words.answered}`) }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: words.erase }).click();
    await page
      .getByRole('dialog', { name: new RegExp(`^${words.erase} .*${name}`) })
      .getByRole('button', { name: words.erase })
      .click();
    await expect(page.getByText(new RegExp(`${name} ${words.done}`))).toBeVisible();
    await expect(open).toHaveCount(0);
  });
}
