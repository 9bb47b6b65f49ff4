import { expect, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';

const languages = {
  fr: {
    list: '/emploi-carriere/toutes-offres-emploi',
    contract: 'stage',
    asMap: 'carte',
    asList: 'liste',
    count: /^\d+\soffres?/,
  },
  en: {
    list: '/en/careers/all-job-offers',
    contract: 'internship',
    asMap: 'map',
    asList: 'list',
    count: /^\d+\soffers?/,
  },
} as const;

for (const [language, words] of Object.entries(languages))
  for (const javaScriptEnabled of [true, false])
    test(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script: the map counts the filtered offers, and leads to those of a place`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${words.list}/${words.contract}`);
      await page.getByRole('link', { name: words.asMap, exact: true }).click();
      await page.waitForURL(/view=map$/);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`/${words.contract}$`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      if (javaScriptEnabled) await expectAccessible(page);
      const [place] = await page.locator('main li a:has(rect)').all();
      if (place === undefined) throw new Error('no place');
      const results = /(\d+)\s\w+$/.exec((await place.innerText()).trim())?.[1];
      await place.click();
      await page.waitForURL((url) => !url.search.includes('view'));
      await expect(page.locator('[data-list=count]')).toContainText(words.count);
      expect(await page.locator('[data-list=count]').innerText()).toMatch(
        new RegExp(`^${results}\\s`),
      );
      await page.getByRole('link', { name: words.asMap, exact: true }).click();
      await page.getByRole('link', { name: words.asList, exact: true }).click();
      await expect(page.locator('[data-list=items]')).toBeVisible();
      await context.close();
    });
