import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible, expectAccessibleOnce } from './fixtures/axe.ts';
import { consentTo } from './fixtures/consent-to.ts';
import { layoutShift } from './fixtures/layout-shift.ts';
import { htmlFaults } from './fixtures/valid-html.ts';
import { expectWithinWindow, issuesOf } from './fixtures/window.ts';

const french = '/groupe/travailler-chez-estuaire';
const english = '/en/group/working-at-estuaire';

/** Scrolls a part of the page into view, so that it is hydrated. */
async function see(page: Page, title: string) {
  const section = page
    .locator('section[data-module]')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) });
  await section.scrollIntoViewIfNeeded();
  return section;
}

for (const path of [french, english])
  test(`${path} shows every block and is accessible at every width`, async ({ page }) => {
    const complaints = issuesOf(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 320) await page.goto(path);
      for (const section of await page.locator('section[data-module]:visible').all())
        await section.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-ring][data-known]')).toBeAttached();
      await expect(page.locator('blockquote[data-size]')).toBeAttached();
      await expect(
        page.getByRole('tab').or(page.locator('[data-pillars] button')).first(),
      ).toBeVisible();
      await expectWithinWindow(page);
      await expectAccessibleOnce(page);
    }
    expect(complaints).toEqual([]);
  });

test('one tab is active, by keyboard too; under 992 px the tabs are an accordion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 900 });
  await page.goto(french);
  const tabs = await see(page, 'Ce que nous vous devons');
  await tabs.getByRole('tab', { name: 'Un salaire lisible' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Du temps');
  await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(tabs.getByRole('tablist')).toBeHidden();
  await tabs.getByRole('button', { name: 'Un avenir' }).click();
  await expect(tabs.getByText('Un poste sur deux')).toBeVisible();
  await expect(tabs.getByText('Deux jours de télétravail')).toBeHidden();
  await expectAccessible(page);
});

test('an accordion starts closed and keeps at most one item open; closing a continent closes its countries', async ({
  page,
}) => {
  await page.goto(french);
  const questions = await see(page, 'Vos questions, nos réponses');
  await expect(questions.locator('details[open]')).toHaveCount(0);
  await questions.getByText('Faut-il parler plusieurs langues').click();
  await questions.getByText('Combien de temps dure').click();
  await expect(questions.locator('details[open]')).toHaveCount(1);
  await expect(questions.getByText('Chaque candidature reçoit une réponse')).toBeVisible();
  const world = await see(page, 'Où nous travaillons');
  await world.getByText('Façade atlantique').click();
  await world.getByText('France', { exact: true }).click();
  await expect(world.getByText(/17.500 personnes/)).toBeVisible();
  await world.getByText('Mer du Nord et Baltique').click();
  await expect(world.getByText('France', { exact: true })).toBeHidden();
  await world.getByText('Façade atlantique').click();
  await expect(world.locator('details[open]')).toHaveCount(1);
  await expectAccessible(page);
});

for (const [path, title] of [
  ['/nous-ecrire', 'Avant de nous écrire'],
  ['/en/write-to-us', 'Before you write'],
] as const)
  test(`the accordion of ${path} starts with its first item and always has one open`, async ({
    page,
  }) => {
    await page.goto(path);
    const section = await see(page, title);
    const items = section.locator('details');
    const open = section.locator('details[open]');
    await expect(items.first()).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
    await items.first().locator('summary').click();
    await expect(section.locator('[data-island][data-awake]')).toBeAttached();
    await expect(open).toHaveCount(1);
    await items.last().locator('summary').press('Enter');
    await expect(items.last()).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
    await items.last().locator('summary').press('Enter');
    await expect(items.last()).toHaveAttribute('open');
    await expectAccessible(page);
  });

test('themes filter the cards, and “all” shows every card', async ({ page }) => {
  await page.goto(french);
  const cards = await see(page, 'Nos métiers par famille');
  await cards.getByRole('button', { name: 'Prévoir' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await expect(cards.getByRole('status')).toHaveText('2 cartes');
  await expectAccessible(page);
  await cards.getByRole('button', { name: 'Tout' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(5);
});

test('the applicant profile comes from the address, is stored, and can be changed by the visitor', async ({
  page,
  context,
  baseURL,
}) => {
  await consentTo(page, baseURL, 'cat3');
  await page.goto(`${french}?rhp=2`);
  const profiles = await see(page, 'Où en êtes-vous ?');
  await expect(profiles.getByRole('heading', { level: 3 })).toHaveText(/Un métier que vous/);
  const kept = async () =>
    (await context.cookies()).find(({ name }) => name === 'applicant-experience');
  await expect.poll(async () => (await kept())?.value).toBe('2');
  const days = ((await kept())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(7);
  await profiles.getByRole('link', { name: 'Je suis étudiant' }).click();
  await expect(profiles.getByRole('heading', { level: 3 })).toHaveText(
    'Un stage qui laisse une trace',
  );
  await page.goto(french);
  await see(page, 'Où en êtes-vous ?');
  await expect(profiles.getByRole('heading', { level: 3 })).toHaveText(
    'Un stage qui laisse une trace',
  );
});

for (const { path, profile } of [
  { path: '/?rhp=2', profile: '2' },
  { path: '/en/?rhp=2', profile: '2' },
  { path: '/nous-rejoindre/etudiants-et-apprentis', profile: '1' },
  { path: '/en/join-us/students-and-apprentices', profile: '1' },
  { path: '/nous-rejoindre/etudiants-et-apprentis?rhp=2', profile: '2' },
])
  test(`${path} stores the applicant profile ${profile} for a week, even though no block uses it`, async ({
    page,
    context,
    baseURL,
  }) => {
    await consentTo(page, baseURL, 'cat3');
    await page.goto(path);
    const kept = async () =>
      (await context.cookies()).find(({ name }) => name === 'applicant-experience');
    await expect.poll(async () => (await kept())?.value).toBe(profile);
    const days = ((await kept())?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(days / 86_400)).toBe(7);
  });

for (const path of ['/nous-rejoindre/changer-de-cap', '/en/join-us/changing-course'])
  test(`${path}: the offers for a stored profile are there from the start, and stay under the pointer`, async ({
    page,
    context,
    baseURL,
  }) => {
    const rows = page.locator('section[data-module] li a[href*="-"]');
    await page.goto(path);
    const everybodys = await rows.allTextContents();
    await context.addCookies([{ name: 'applicant-experience', value: '1', url: baseURL ?? '' }]);
    await page.goto(path, { waitUntil: 'commit' });
    await rows.first().waitFor();
    const first = await rows.allTextContents();
    expect(first).not.toEqual(everybodys);
    await rows.first().hover();
    await page.waitForLoadState('networkidle');
    expect(await rows.allTextContents()).toEqual(first);
    // A font that arrives late moves letters a little; rows that are replaced move much more.
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

test('without consent to personalisation no profile is stored, even though its texts are shown', async ({
  page,
  context,
  baseURL,
}) => {
  await consentTo(page, baseURL, 'cat2', 'cat5');
  await page.goto(`${french}?rhp=2`, { waitUntil: 'networkidle' });
  const profiles = await see(page, 'Où en êtes-vous ?');
  await expect(profiles.getByRole('heading', { level: 3 })).toHaveText(/Un métier que vous/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('applicant-experience');
});

test('a page without a profile loads no script to store one', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('keep-profile'))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('applicant-experience');
});

test('for editors no profile is stored', async ({ page, context }) => {
  await signIn(page.request);
  await page.goto('/?rhp=2', { waitUntil: 'networkidle' });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('applicant-experience');
});

test('a module can be requested for one profile', async ({ page, request }) => {
  await page.goto(french);
  const id = await (await see(page, 'Où en êtes-vous ?')).getAttribute('data-module');
  const answer = await request.get(`/module/render/profiles/${id}/1`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Un stage qui laisse une trace');
  expect(html).not.toContain('Une banque de ports');
  expect((await request.get(`/module/render/profiles/${id}/9`)).status()).toBe(404);
});

test('a call to action is one link, clickable anywhere', async ({ page }) => {
  await page.goto(french);
  const call = await see(page, 'Et si votre prochain port d’attache était ici ?');
  await expect(call.getByRole('link')).toHaveCount(1);
  const pressed = await call.locator('img').evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName;
  });
  expect(pressed).toBe('A');
  // A press on it hits the link, which is stretched over the heading.
  await call.getByRole('heading').click({ force: true });
  await expect(page).toHaveURL(/\/groupe\/nos-metiers$/);
});

test('a file shows its format and its size, and opens in a new tab', async ({ page, request }) => {
  await page.goto(french);
  const files = await see(page, 'À emporter');
  await expect(files.getByText(/^PDF · \d+\s?ko$/).first()).toBeVisible();
  const link = files.getByRole('link', { name: /Rapport annuel 2025.*nouvel onglet/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.status()).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [french, english]) {
    test(`${path} is complete and valid`, async ({ page }) => {
      const response = await page.goto(path);
      const html = (await response?.text()) ?? '';
      expect(html).not.toMatch(/<style|\sstyle=/i);
      expect(await htmlFaults(html)).toEqual([]);
      for (const heading of await page.getByRole('heading', { level: 3 }).all())
        expect(await heading.isVisible()).toBe(true);
    });
  }

  test('panels, profiles and disclosures can be read', async ({ page }) => {
    await page.goto(french);
    await expect(page.getByText('Un poste sur deux')).toBeVisible();
    await expect(page.getByText('Quatre cents stages')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prévoir' })).toBeHidden();
    await page.getByText('Combien de temps dure').click();
    await expect(page.getByText('Chaque candidature reçoit une réponse')).toBeVisible();
  });
});

test('for editors nothing moves: panels are open, nothing is filtered', async ({ page }) => {
  await signIn(page.request);
  await page.goto(french);
  const body = page.getByRole('main');
  await expect(body.getByRole('tab')).toHaveCount(0);
  await expect(body.getByText('Un poste sur deux')).toBeVisible();
  await expect(body.getByText('Chaque candidature reçoit une réponse')).toBeVisible();
  await expect(body.getByText('Quatre cents stages')).toBeVisible();
  await expect(body.getByRole('meter')).toHaveCount(0);
  await expect(body.getByRole('button', { name: 'Prévoir' })).toHaveCount(0);
});
