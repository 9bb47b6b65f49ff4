import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { choiceListSchema } from '@parvis/contracts/content/choice-endpoints.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { adminScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { publicScreens } from '../demo/public-screens.ts';
import { faultsOfDocument } from '../words/faults-of-document.ts';
import { faultsOfLabel } from '../words/faults-of-text.ts';
import { readCodes } from '../words/read-codes.ts';
import { signIn } from './fixtures/api.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { MailVisit, ordered } from './fixtures/order-every-mail.ts';
import { visitDesk } from './fixtures/screens-of-desk.ts';
import { databaseUnderTest, faultsOfMail } from './fixtures/written-mails.ts';

test.describe.configure({ mode: 'parallel' });

const root = new URL('../..', import.meta.url).pathname;
const choicesSchema = z.object({ items: z.array(z.object({ label: z.string().trim().min(1) })) });
/** Reports, which only officers see, and earlier addresses of the editor, which lead to it. */
const unlinked = new Set<string>([
  '/admin/ethics/$id',
  // Without a host that may be called there is none.
  '/admin/webhooks/$id',
  // Without one that was made there is none.
  '/admin/offers/feeds/$source',
  // Nothing was imported.
  '/admin/content-imports/$id',
  '/admin/pages/$id',
  '/admin/pages/$id/history',
]);

/** Headings of screens that failed to load. */
const failures = {
  fr: /^(Ce contenu ne peut pas être chargé|Il n’y a rien à cette adresse)/,
  en: /^(The entity cannot be loaded|There is nothing at this address)/,
};

let codes: ReadonlySet<string>;
test.beforeAll(async ({ baseURL }) => {
  codes = await readCodes(String(baseURL));
});

test('what these journeys run on is the build of these sources', async ({ request }) => {
  const { status } = spawnSync(process.execPath, ['ops/build/build.mjs', '--check'], { cwd: root });
  expect(status, 'dist/ is not up to date: npm run build').toBe(0);
  const { public: files } = JSON.parse(await readFile(`${root}dist/client/assets.json`, 'utf8'));
  expect(await (await request.get('/')).text()).toContain(`src="${files.script}"`);
});

test('the API is described in words', async ({ request }) => {
  const described = await (await request.get('/api/openapi.json')).json();
  const silent: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, { summary?: string }>>(
    described.paths,
  ))
    for (const [method, { summary = '' }] of Object.entries(methods))
      if (summary.trim() === '' || faultsOfLabel(summary, codes).length > 0)
        silent.push(`${method} ${path}: ${summary}`);
  expect(silent).toEqual([]);
});

for (const locale of locales) {
  test(`every choice of a form has a label for people (${locale})`, async ({ request }) => {
    await signIn(request);
    const headers = { 'Accept-Language': locale };
    for (const list of choiceListSchema.options) {
      const response = await request.get(`/admin/inline/cb/${list}?pageSize=100`, { headers });
      const { items } = choicesSchema.parse(await response.json());
      expect(items.length, list).toBeGreaterThan(0);
      expect(
        items.flatMap(({ label }) => faultsOfLabel(label, codes)),
        list,
      ).toEqual([]);
    }
  });

  test(`every public screen says only what people can read (${locale})`, async ({ request }) => {
    const faults: string[] = [];
    for (const { path } of publicScreens.filter((screen) => screen.locale === locale)) {
      const found = faultsOfDocument(await (await request.get(path)).text(), codes);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test(`every screen of the back-office says only what people can read (${locale})`, async ({
    page,
  }) => {
    await signIn(page.request);
    const data = { title: `Taux de mars (${locale})` };
    const opened = await page.request.post('/api/audit/cases', { data });
    expect(opened.status(), await opened.text()).toBe(201);
    await interfaceIn(page, locale);
    const faults: string[] = [];
    const seen = await visitDesk(page, async (path) => {
      const found = faultsOfDocument(await page.content(), codes);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
      if (failures[locale].test(heading)) faults.push(`${path}: ${heading}`);
    });
    expect(faults).toEqual([]);
    expect(adminScreens.filter((screen) => !seen.has(screen) && !unlinked.has(screen))).toEqual([]);
  });

  test(`every e-mail, and every page that it links to, says only what people can read (${locale})`, async ({
    request,
    baseURL,
  }) => {
    await signIn(request);
    const pool = await databaseUnderTest();
    const mails = await new MailVisit(request, pool, locale).orderAll();
    await pool.end();
    expect(mails.filter((mail) => mail.locale !== locale)).toEqual([]);
    const written = Object.keys(ordered).map((name) => [
      name,
      mails.filter(({ template }) => template === name).length,
    ]);
    expect(Object.fromEntries(written)).toEqual(ordered);
    const faults = mails.flatMap((mail) => faultsOfMail(mail, codes));
    const links = new Set(mails.flatMap(({ message }) => linksIn(message.html ?? '')));
    for (const link of links) {
      if (!link.startsWith(String(baseURL))) continue;
      const page = await request.get(link);
      faults.push(
        ...faultsOfDocument(await page.text(), codes).map((one) => `${page.url()}: ${one}`),
      );
    }
    expect(faults).toEqual([]);
  });
}

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/ href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}
