import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { expectWithinWindow, refuseTrackers } from './fixtures/window.ts';

const languages = [
  {
    locale: 'fr',
    path: '/groupe',
    home: '/',
    item: 'Le Groupe',
    sub: 'Gouvernance',
    line: 'Le président',
    back: 'Retour',
    skip: 'Aller au menu',
  },
  {
    locale: 'en',
    path: '/en/group',
    home: '/en/',
    item: 'The Group',
    sub: 'Governance',
    line: 'The chair',
    back: 'Back',
    skip: 'Skip to menu',
  },
] as const;

test.beforeEach(async ({ page, baseURL }) => {
  await refuseTrackers(page, baseURL);
});

const menu = (page: Page) => page.locator('#navigation');
const item = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const sub = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const line = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const menuMarks = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.body.classList].filter((mark) => mark.endsWith('menu-open'))`,
  );
const menuCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('menu_'));

/** Returns the right edge of the rightmost item. */
const rightmostItem = (page: Page) =>
  page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('#navigation > div > ul > li')]
      .map((li) => li.getBoundingClientRect().right))`,
  );

for (const { locale, path, home, item: top, sub: below, line: deep, back, skip } of languages) {
  test.describe(`the menu in ${locale} at 1440 px`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('opens two levels, announces them, and closes in every way', async ({ page }) => {
      await page.goto(path);
      await item(page, top).click();
      await expect(sub(page, below)).toBeVisible();
      await expectAccessible(page);
      await expectWithinWindow(page);
      await sub(page, below).click();
      await expect(line(page, deep)).toBeVisible();
      await expect(menu(page).getByText(`${top}${below}`)).toBeVisible();
      await expect.poll(() => menuMarks(page)).toEqual(['menu-open', 'submenu-open']);
      await expectAccessible(page);
      await menu(page).getByRole('button', { name: back }).first().click();
      await expect(line(page, deep)).toBeHidden();
      await expect.poll(() => menuMarks(page)).toEqual(['menu-open']);
      await page.keyboard.press('Escape');
      await expect(sub(page, below)).toBeHidden();
      await expect.poll(() => menuMarks(page)).toEqual([]);
      await item(page, top).click();
      await expect(sub(page, below)).toBeVisible();
      await page.mouse.click(700, 850);
      await expect(sub(page, below)).toBeHidden();
    });

    test('opens after 300 ms of hovering, one item at a time', async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await item(page, top).focus();
      await expect(page.locator('[data-island=site-menu][data-awake]')).toBeAttached();
      await page.clock.pauseAt(Date.now() + 60_000);
      await item(page, top).hover();
      await page.clock.runFor(299);
      await expect(sub(page, below)).toBeHidden();
      await page.clock.runFor(1);
      await expect(sub(page, below)).toBeVisible();
      await page.clock.runFor(250);
      await menu(page).locator('summary').last().hover();
      await page.clock.runFor(300);
      await expect(sub(page, below)).toBeHidden();
      await expect(menu(page).locator('details[open]')).toHaveCount(1);
    });

    test('closes by Escape when the mouse alone opened it', async ({ page }) => {
      await page.goto(path);
      await item(page, top).hover();
      await expect(sub(page, below)).toBeVisible();
      expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
      await page.keyboard.press('Escape');
      await expect(sub(page, below)).toBeHidden();
      await expect.poll(() => menuMarks(page)).toEqual([]);
    });

    test('is navigated by keyboard alone', async ({ page }) => {
      await page.goto(path);
      await item(page, top).focus();
      await page.keyboard.press('Enter');
      await expect(sub(page, below)).toBeVisible();
      await sub(page, below).focus();
      await page.keyboard.press('Enter');
      await expect(sub(page, below)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(line(page, deep)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(item(page, top)).toBeFocused();
      await expect(line(page, deep)).toBeHidden();
    });
  });

  test.describe(`the menu in ${locale} at 390 px`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

    test('goes two levels down and back, and remembers the level', async ({ page }) => {
      await page.goto(path);
      await opener(page).tap();
      await expect(item(page, top)).toBeVisible();
      await expectAccessible(page);
      await item(page, top).tap();
      await expect(sub(page, below)).toBeVisible();
      await expectAccessible(page);
      await sub(page, below).tap();
      await expect(line(page, deep)).toBeVisible();
      await expectAccessible(page);
      const kept = await menuCookies(page);
      expect(kept.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
        `menu_level_${locale}=2`,
        `menu_menuItem_${locale}=0`,
        `menu_sublevel_${locale}=0.5`,
      ]);
      const hours = ((kept[0]?.expires ?? 0) - Date.now() / 1_000) / 3_600;
      expect(hours).toBeGreaterThan(1.9);
      expect(hours).toBeLessThanOrEqual(2);
      await page.reload();
      await opener(page).tap();
      await expect(line(page, deep)).toBeVisible();
      const goBack = menu(page).getByRole('button', { name: back }).first();
      await goBack.tap();
      await expect(line(page, deep)).toBeHidden();
      await goBack.tap();
      await expect(sub(page, below)).toBeHidden();
      await expect(item(page, top)).toBeVisible();
      expect(await menuCookies(page)).toEqual([]);
    });

    test('does not remember the level on the home page', async ({ page }) => {
      await page.goto(path);
      await opener(page).tap();
      await item(page, top).tap();
      await expect.poll(async () => (await menuCookies(page)).length).toBe(2);
      await page.goto(home);
      await expect.poll(async () => (await menuCookies(page)).length).toBe(0);
    });

    test('opens by its skip link, and its button stays within the margin', async ({ page }) => {
      await page.goto(path);
      // In some windows a scrollbar takes up part of the width.
      for (const width of [308, 348, 360, 378, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const { x, width: across } = (await opener(page).boundingBox()) ?? { x: 0, width: 0 };
        expect(x + across).toBeLessThan(width - 8);
      }
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: skip });
      await expect(link).toBeInViewport();
      await link.press('Enter');
      await expect(item(page, top)).toBeVisible();
    });
  });

  test.describe(`the menu in ${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [390, 1440])
      test(`is open with every entry at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        if (width === 390) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await item(page, top).click();
        await expect(line(page, below)).toBeVisible();
        await expect(line(page, deep)).toBeVisible();
      });
  });
}

test('the bar sticks once the page has scrolled 45 px, but not for editors', async ({ page }) => {
  await page.goto('/groupe');
  const barTop = async (scrolled: number) => {
    await page.evaluate(`scrollTo({ top: ${scrolled}, behavior: 'instant' })`);
    return page.evaluate(
      `document.querySelector('header a[aria-label]').parentElement.getBoundingClientRect().top`,
    );
  };
  expect(await barTop(0)).toBe(46);
  expect(await barTop(44)).toBe(2);
  expect(await barTop(46)).toBe(1);
  expect(await barTop(900)).toBe(1);
  await signIn(page.request);
  await page.goto('/groupe');
  expect(Number(await barTop(900))).toBeLessThan(-500);
});

test('skip links scroll to 70 px above their target, and focus it', async ({ page }) => {
  await page.goto('/groupe');
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(`document.querySelector('main').getBoundingClientRect().top`))
    .toBe(70);
  for (const [name, place] of [
    ['contenu', 'main'],
    ['menu', 'nav#navigation'],
    ['pied de page', '#footer'],
  ] as const) {
    await page.getByRole('link', { name: `Aller au ${name}` }).press('Enter');
    await expect(page.locator(place)).toBeFocused();
  }
});

for (const [width, drawer] of [
  [767, 767],
  [768, 480],
  [991, 480],
  [992, 0],
] as const)
  test(`at ${width} px the drawer is ${drawer} px wide, and nothing overflows the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/groupe');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    expect(await opener.isVisible()).toBe(drawer > 0);
    if (drawer > 0) {
      await opener.click();
      await expect(item(page, 'Le Groupe')).toBeVisible();
      await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(drawer);
    }
    expect(await rightmostItem(page)).toBeLessThanOrEqual(width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

test('a menu left open by a window that becomes narrow does not block scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/groupe');
  await item(page, 'Le Groupe').click();
  await expect(sub(page, 'Gouvernance')).toBeVisible();
  await page.setViewportSize({ width: 991, height: 900 });
  await expect.poll(() => menuMarks(page)).toEqual([]);
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
});

for (const width of [992, 1440])
  test(`a menu of twelve long entries stays in the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/groupe');
    await page.evaluate(`{
      const list = document.querySelector('#navigation > div > ul:last-child');
      const [entry] = list.querySelectorAll(':scope > li');
      entry.querySelector('summary').textContent = 'Une rubrique au titre assez long';
      list.replaceChildren(...Array.from({ length: 12 }, () => entry.cloneNode(true)));
    }`);
    await expect(item(page, 'Une rubrique au titre assez long')).toHaveCount(12);
    expect(await rightmostItem(page)).toBeLessThanOrEqual(width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
