import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { refuseTrackers } from './fixtures/window.ts';

const person = 'Hélène Kervadec';

/** Opens the page of leaders, hydrated. */
async function awakePeople(page: Page, base: string) {
  await page.goto(base);
  const people = page.locator('[data-island="leadership"]');
  await people.scrollIntoViewIfNeeded();
  await expect(people).toHaveAttribute('data-awake');
  return people;
}

/** Returns whether the panel about a person covers their portrait. */
const isOverPortrait = (panel: Locator) =>
  panel.evaluate((element) => {
    const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
    const [portrait, words] = [boxOf('picture'), boxOf('h1 ~ p:last-child')];
    if (!portrait || !words) throw new Error('there is no portrait, or nothing next to it');
    return (
      portrait.left < words.right &&
      words.left < portrait.right &&
      portrait.top < words.bottom &&
      words.top < portrait.bottom
    );
  });

for (const { base, close, share, copy, copied } of [
  {
    base: '/groupe/gouvernance',
    close: 'Fermer',
    share: 'Partager cette page',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
  },
  {
    base: '/en/group/governance',
    close: 'Close',
    share: 'Share this page',
    copy: 'Copy the address',
    copied: 'Address copied',
  },
]) {
  const own = `${base}/helene-kervadec`;

  for (const width of [390, 1440])
    test(`${base} shows a person in place at ${width} px; every way of closing leads back`, async ({
      page,
      baseURL,
    }) => {
      await refuseTrackers(page, baseURL);
      await page.setViewportSize({ width, height: 900 });
      const people = await awakePeople(page, base);
      const panel = page.getByRole('dialog');
      for (const leave of [
        () => panel.getByRole('button', { name: close }).click(),
        () => page.keyboard.press('Escape'),
        // On a phone the panel fills the window: there is nothing next to it to press.
        ...(width > 390 ? [() => page.mouse.click(4, 450)] : []),
        () => page.goBack(),
      ]) {
        await people.getByRole('link', { name: person }).click();
        await expect(panel).toBeVisible();
        await expect(page).toHaveURL(own);
        await leave();
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(base);
      }
      await page.goForward();
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL(own);
      await expectAccessible(page);
      for (const windowWidth of width === 390 ? [390] : [1200, 1440]) {
        await page.setViewportSize({ width: windowWidth, height: 900 });
        await expect.poll(() => isOverPortrait(panel)).toBe(false);
      }
    });

  test(`${base} stays unchanged when a person cannot be loaded`, async ({ page, baseURL }) => {
    await refuseTrackers(page, baseURL);
    const people = await awakePeople(page, base);
    await page.route(`**${own}`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(own));
    await people.getByRole('link', { name: person }).click();
    await failed;
    await expect(people).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(base);
  });

  test(`${base} returns with Back, after a person’s page was reloaded`, async ({
    page,
    baseURL,
  }) => {
    await refuseTrackers(page, baseURL);
    const people = await awakePeople(page, base);
    await people.getByRole('link', { name: person }).click();
    await expect(page).toHaveURL(own);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person);
    await expect(page.locator('[data-island="person-page"]')).toHaveAttribute('data-awake');
    await page.goBack();
    await expect(page).toHaveURL(base);
    await expect(people.getByRole('link', { name: person })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(person);
  });

  test(`${base}: the controls and anchors of a person’s page work in place`, async ({
    page,
    baseURL,
    context,
  }) => {
    await refuseTrackers(page, baseURL);
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    const people = await awakePeople(page, base);
    const requests: string[] = [];
    page.on('request', (request) => {
      // What the browser prefetches does not count.
      if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname);
    });
    await people.getByRole('link', { name: person }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await panel.getByText(share).click();
    await panel.getByRole('button', { name: copy }).click();
    await expect(panel.getByText(copied)).toBeVisible();
    await panel.evaluate((dialog) => {
      const place = dialog.querySelector('[data-leadership="place"]');
      place?.insertAdjacentHTML('beforeend', '<a href="#within">…</a><p id="within">…</p>');
    });
    await panel.getByRole('link', { name: '…' }).click();
    await expect(page).toHaveURL(`${own}#within`);
    await expect(page.locator('#within')).toBeInViewport();
    await expect(panel).toBeVisible();
    expect(requests).toEqual([own]);
    await panel.getByRole('button', { name: close }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(base);
  });

  test(`${base} leads editors to the person’s page`, async ({ page }) => {
    await signIn(page.request);
    await page.goto(base);
    await page.locator('a[data-person]', { hasText: person }).click();
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person);
  });
}
