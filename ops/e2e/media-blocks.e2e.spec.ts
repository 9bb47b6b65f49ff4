import { videoLoadTimeoutMs, videoStartDelayMs } from '@parvis/contracts/limits/media.ts';
import { carouselIntervalMs } from '@parvis/contracts/limits/sliders.ts';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible, expectAccessibleOnce } from './fixtures/axe.ts';
import { expectWithinWindow, issuesOf } from './fixtures/window.ts';

const french = '/groupe/atelier-des-cartes';
const pages = [
  { path: french, heading: 'L’atelier des cartes' },
  { path: '/en/group/chart-room', heading: 'The chart room' },
];

/** Opens the page as a visitor who refused everything, so that the banner does not cover it. */
async function visit(page: Page, path = french, width = 1440): Promise<void> {
  const value = `1.${new Date().toISOString().slice(0, 10)}`;
  const url = String(test.info().project.use.baseURL);
  await page.context().addCookies([{ name: 'parvis_consent', value, url }]);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

/** Opens the page with its clock stopped before anything further down is hydrated. */
async function visitStill(page: Page, path = french, width = 1440): Promise<void> {
  await page.clock.install();
  await visit(page, path, width);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Returns the block under a heading, scrolled into view and hydrated. */
async function block(page: Page, title: string | RegExp) {
  const found = page.locator('section[data-module]', {
    has: page.getByRole('heading', { level: 2, name: title }),
  });
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator('[data-wake="visible"]')).toHaveAttribute('data-awake', '');
  return found;
}

/** Scrolls every island that hydrates on view into sight, and waits for it. */
async function wakeAll(page: Page): Promise<void> {
  for (const island of await page
    .locator('section[data-module] [data-island][data-wake="visible"]')
    .all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-awake', '');
  }
}

function whereIs({ scrollLeft, scrollTop }: Element): readonly number[] {
  return [scrollLeft, scrollTop];
}

for (const { path, heading } of pages)
  test(`${path} is accessible and within its window at every width`, async ({ page }) => {
    const complaints = issuesOf(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await wakeAll(page);
      await expectWithinWindow(page);
      await expectAccessibleOnce(page);
    }
    expect(complaints).toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('images open, slides scroll, films are links, and credits are pages', async ({
    page,
    request,
  }) => {
    await page.goto(french);
    const larger = await page
      .getByRole('link', { name: 'Agrandir l’infographie' })
      .getAttribute('href');
    expect((await request.get(String(larger))).headers()['content-type']).toMatch(/^image\//);
    await page.getByText('Version texte de l’infographie').click();
    await expect(page.getByRole('cell', { name: /^5,8\sm$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La rose d’Anvers' })).toBeAttached();
    await expect(page.getByRole('button', { name: /Vues|Pause|Lire/ })).toHaveCount(0);
    const film = page.getByRole('link', { name: /^Saint-Nazaire, 25\sh$/ });
    const address = String(await film.getAttribute('href'));
    expect((await request.get(address)).headers()['content-type']).toBe('video/mp4');
    await expect(page.getByRole('link', { name: /Agrandir : Le port de Setúbal/ })).toBeVisible();
    const credit = page.locator('summary[aria-label="Crédit de l’image"]').first();
    await credit.click();
    await expect(page.getByText('Atelier des cartes, Groupe Estuaire').first()).toBeVisible();
  });
});

test('an infographic opens over the window, is zoomed by keys, buttons and wheel, and closes', async ({
  page,
}) => {
  await visit(page);
  await block(page, 'Un mois de marées à Saint-Nazaire');
  await page.getByRole('link', { name: 'Agrandir l’infographie' }).click();
  const dialog = page.getByRole('dialog', { name: /Un mois de marées/ });
  await expect(dialog).toBeVisible();
  const scale = dialog.getByRole('status');
  await expect(scale).toHaveText('100 %');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(scale).toHaveText('160 %');
  await page.keyboard.press('-');
  await expect(scale).toHaveText('130 %');
  await dialog.getByRole('button', { name: 'Zoom avant' }).click();
  await expect(scale).toHaveText('160 %');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -100);
  await expect(scale).toHaveText('190 %');
  await expectAccessible(page);
  const room = dialog.getByRole('group');
  const before = await room.evaluate(whereIs);
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => room.evaluate(whereIs)).not.toEqual(before);
  await dialog.getByRole('button', { name: 'Voir en entier' }).click();
  await expect(scale).toHaveText('100 %');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Agrandir l’infographie' })).toBeFocused();
});

test('in a small window a step of the zoom is larger', async ({ page }) => {
  await visit(page, french, 767);
  await block(page, 'Un mois de marées à Saint-Nazaire');
  await page.getByRole('link', { name: 'Agrandir l’infographie' }).click();
  await page.keyboard.press('+');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('170 %');
});

test('a slider moves by buttons and keys, announces its position, and shows fewer slides in a narrow window', async ({
  page,
}) => {
  await visit(page);
  const slider = await block(page, 'Ce que l’atelier a changé');
  const place = slider.getByRole('status');
  await expect(place).toHaveText('Vues 1 à 3 sur 7');
  await slider.getByRole('button', { name: 'Vues suivantes' }).click();
  await expect(place).toHaveText('Vues 4 à 6 sur 7');
  await slider.getByRole('group', { name: 'Vues, à faire défiler' }).focus();
  await page.keyboard.press('End');
  await expect(place).toHaveText('Vues 5 à 7 sur 7');
  await expect(slider.getByRole('heading', { name: 'La rose d’Anvers' })).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(place).toHaveText('Vues 1 à 3 sur 7');
  await page.setViewportSize({ width: 575, height: 900 });
  await expect(place).toHaveText('Vue 1 sur 7');
});

test('a carousel advances after five seconds, and its pause button stops it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitStill(page);
  const carousel = await block(page, 'Quatre gestes du métier');
  const pause = carousel.getByRole('button', { name: 'Arrêter le défilement' });
  await expect(pause).toBeVisible();
  const seen = carousel.locator('[aria-roledescription="vue"]:not([inert])');
  await expect(seen).toHaveAttribute('aria-label', '1 sur 4');
  await page.clock.runFor(carouselIntervalMs - 1);
  expect(await seen.getAttribute('aria-label')).toBe('1 sur 4');
  await page.clock.runFor(1);
  await expect(seen).toHaveAttribute('aria-label', '2 sur 4');
  await pause.click();
  await page.clock.runFor(4 * carouselIntervalMs);
  await expect(seen).toHaveAttribute('aria-label', '2 sur 4');
});

test('a film that we host waits for three seconds once it is loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitStill(page);
  const films = await block(page, 'L’atelier sur l’eau');
  const film = films.locator('video');
  await expect(film).toBeAttached();
  const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused);
  await expect(films.getByText('Chargement de la vidéo')).toHaveCount(0);
  await page.clock.runFor(videoStartDelayMs - 1);
  expect(await isPaused()).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(isPaused).toBe(false);
});

test('a film that we host starts automatically after three seconds without sound, and can be paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  const films = await block(page, 'L’atelier sur l’eau');
  const film = films.locator('video');
  await expect(film).toBeAttached();
  expect(await film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await expect
    .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
  expect(await film.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
  await films.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await expectAccessible(page);
  await films.getByRole('button', { name: 'Remettre le son' }).click();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.muted)).toBe(false);
});

test('for visitors who prefer reduced motion, a film does not start automatically', async ({
  page,
}) => {
  await visitStill(page);
  const films = await block(page, 'L’atelier sur l’eau');
  const press = films.getByRole('button', { name: /Lire la vidéo/ });
  await expect(press).toBeVisible();
  await page.clock.runFor(videoStartDelayMs + 500);
  await expect(films.locator('video')).toHaveCount(0);
  await page.clock.resume();
  await press.click();
  await expect
    .poll(() => films.locator('video').evaluate((one: HTMLVideoElement) => one.paused))
    .toBe(false);
});

test('in a window under 500 px there are only the poster and the link', async ({ page }) => {
  await visitStill(page, french, 499);
  const films = await block(page, 'L’atelier sur l’eau');
  await expect(films.getByRole('button', { name: 'Paimbœuf' })).toBeVisible();
  await page.clock.runFor(videoStartDelayMs + 500);
  await expect(films.locator('video')).toHaveCount(0);
  await expect(films.getByRole('link', { name: /Ouvrir le fichier vidéo/ })).toBeVisible();
});

/** Replaces YouTube’s player with our own page; leaves it without a response if there is none. */
async function fakePlayer(page: Page, answer?: { status: number; body: string }) {
  const requests: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route.request().url());
    return answer && route.fulfill({ ...answer, contentType: 'text/html; charset=utf-8' });
  });
  return requests;
}

/** Allows the player of the film that a provider hosts, while the page’s clock is stopped. */
async function allowPlayer(page: Page, requests: readonly string[]) {
  await visitStill(page);
  const films = await block(page, 'L’atelier sur l’eau');
  await films.getByRole('button', { name: 'Paimbœuf' }).click();
  const allow = films.getByRole('button', { name: 'Autoriser les vidéos et lire' });
  await expect(allow).toBeVisible();
  expect(requests).toEqual([]);
  await allow.click();
  await expect(films.locator('iframe')).toBeAttached();
  await expect.poll(() => requests.length).toBe(1);
  return films;
}

const unreachable = [
  ['is never answered', undefined],
  ['is answered by an error page', { status: 503, body: '<h1>Service unavailable</h1>' }],
] as const;

for (const [what, answer] of unreachable)
  test(`a third-party player loads only with consent, and is replaced when it ${what}`, async ({
    page,
  }) => {
    const films = await allowPlayer(page, await fakePlayer(page, answer));
    expect(await page.evaluate('document.cookie')).toMatch(/parvis_consent=1\.[\d-]+\.s1/);
    if (answer)
      await expect(films.frameLocator('iframe').getByRole('heading')).toHaveText(/unavailable/);
    await page.clock.runFor(videoLoadTimeoutMs - 1);
    expect(await films.locator('iframe').count()).toBe(1);
    await page.clock.runFor(1);
    await expect(films.locator('iframe')).toHaveCount(0);
    await expect(
      films.getByRole('status').filter({ hasText: 'n’a pas pu être chargée' }),
    ).toBeVisible();
    await expect(films.getByRole('link', { name: /Regarder « Paimbœuf »/ })).toBeVisible();
  });

test('a third-party player that responds is kept', async ({ page }) => {
  const body = `<h1>Paimbœuf</h1><script>
    addEventListener('message', ({ data, source }) => {
      if (JSON.parse(data).event === 'listening') source.postMessage('{"event":"onReady"}', '*');
    });</script>`;
  const films = await allowPlayer(page, await fakePlayer(page, { status: 200, body }));
  await expect(films.frameLocator('iframe').getByRole('heading')).toHaveText('Paimbœuf');
  const loading = films.getByText('Chargement de la vidéo');
  await expect(loading).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(videoLoadTimeoutMs);
  await expect(films.locator('iframe')).toBeVisible();
});

test('the consent prompt of a player is accessible', async ({ page }) => {
  await visit(page);
  const films = await block(page, 'L’atelier sur l’eau');
  await films.getByRole('button', { name: 'Paimbœuf' }).click();
  await expect(films.getByRole('button', { name: 'Autoriser les vidéos et lire' })).toBeVisible();
  await expectAccessible(page);
});

test('a gallery’s image opens over the window, and keys lead to the others', async ({ page }) => {
  await visit(page);
  await block(page, 'La collection');
  const opener = page.getByRole('link', { name: /Agrandir : Le port de Setúbal/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'La collection' });
  await expect(dialog.getByText('2 sur 9')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 sur 9')).toBeVisible();
  await dialog.getByRole('button', { name: 'Image précédente' }).click();
  await page.keyboard.press('Home');
  await expect(dialog.getByText('1 sur 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a credit opens and closes by keyboard', async ({ page }) => {
  await visit(page);
  const credit = page.locator('details[data-island="credit"]').first();
  await credit.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(credit).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(credit).not.toHaveAttribute('open', '');
  await expect(credit.locator('summary')).toBeFocused();
});

test('for signed-in users, no block moves or is hydrated', async ({ page }) => {
  await signIn(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(french);
  await expect(page.locator('body')).toHaveClass(/logged/);
  for (const name of ['slider', 'carousel', 'gallery', 'infography', 'video'])
    await expect(page.locator(`[data-island="${name}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Vues|défilement|Lire la vidéo/ })).toHaveCount(0);
  await expectAccessible(page);
});
