import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';

const run = promisify(execFile);

const languages = {
  fr: {
    bundle: 'Dossier de preuves',
    purpose: 'Objet',
    submit: 'Télécharger le dossier',
    limits: 'Ce qui n’est pas prouvé',
    slug: 'cadran',
  },
  en: {
    bundle: 'Bundle of evidence',
    purpose: 'Purpose',
    submit: 'Download the bundle',
    limits: 'What is not proved',
    slug: 'sundial',
  },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  test(`evidence of a page is downloaded, and verified with a shell and a browser alone, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page.request);
    await interfaceIn(page, locale === 'fr' ? 'fr' : 'en');
    const made = { locale: 'fr', title: `Preuve ${words.slug}`, slug: words.slug } as const;
    const { id, url } = await createPage(page.request, made);
    await addActiveModule(page.request, id, 'text', { html: '<p>Midi vrai.</p>' });
    await publish(page.request, id);
    const at = new Date().toISOString();
    await page.goto(`/admin/audit?${new URLSearchParams({ path: url, at })}`);
    await page.getByText(words.bundle, { exact: true }).click();
    await expectAccessible(page);
    await page.getByLabel(words.purpose).fill('Litige cadran');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words.submit }).click();
    const folder = test.info().outputPath('evidence');
    await mkdir(folder, { recursive: true });
    await run('unzip', ['-q', await (await downloading).path(), '-d', folder]);
    const { stdout } = await run(process.execPath, ['verify.mjs'], { cwd: folder, env: {} });
    expect(stdout).not.toContain('WRONG');
    expect(await readFile(join(folder, 'events.jsonl'), 'utf8')).toContain('Midi vrai.');
    expect(await readdir(folder)).toContain(`report.${locale}.pdf`);
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    await page.goto(pathToFileURL(join(folder, `report.${locale}.html`)).href);
    await expect(page.getByRole('heading', { name: words.limits })).toBeVisible();
    await expectAccessible(page);
    expect(requested.filter((one) => one.startsWith(String(baseURL)))).toEqual([]);
  });
}
