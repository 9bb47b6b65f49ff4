import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { marked } from 'marked';
import { addActiveModule, createPage, publish, signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { expectWithinWindow } from './fixtures/window.ts';

const corpus = join(import.meta.dirname, '../../services/content-import/testing/open-first');
const sources = {
  fr: { file: 'fr/1_Introduction.md', title: 'Livre blanc', slug: 'livre-blanc' },
  en: { file: 'en/1_Introduction.md', title: 'White paper', slug: 'white-paper' },
} as const;

/** Returns the words of the source document: without Markdown's markup and link targets. */
function wordsOfSource(markdown: string): string[] {
  const plain = markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^#+\s+/gm, '')
    .replace(/^\s*[*-]\s+/gm, '')
    .replace(/[[\]*`]/g, ' ')
    .replace(/&nbsp;/g, ' ');
  return wordsIn(plain);
}

/** A list nineteen levels deep. */
const deepList = `${'<ul><li>Niveau'.repeat(19)}${'</li></ul>'.repeat(19)}`;

/** Runs of letters and digits, with the punctuation allowed inside words. */
function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)*/gu) ?? [];
}

test('a long real document saved as HTML is shown word for word, in both languages, and its first revision is restored', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const ids: string[] = [];
  for (const [locale, { file, title, slug }] of Object.entries(sources)) {
    const markdown = await readFile(join(corpus, file), 'utf8');
    const created = await createPage(script, { locale, title, slug });
    ids.push(created.id);
    const html = await marked.parse(markdown);
    const module = await addActiveModule(script, created.id, 'text', { html });
    const position = await publish(script, created.id);

    await page.goto(`${created.url}?after=${position}`);
    const shown = page.locator(`[data-module="${module.id}"]`);
    const shownText = await shown.evaluate((element) => {
      const blocks = element.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, td, th, pre');
      for (const block of blocks) block.append(' ');
      return element.textContent;
    });
    expect(wordsIn(shownText ?? '')).toEqual(wordsOfSource(markdown));
    await expectAccessible(page);

    const path = `/api/${created.id}/modules/${module.id}`;
    const edited = await script.put(path, {
      headers: { 'if-match': module.etag },
      data: { data: { html: `${html}<p>Postface.</p>${deepList}` }, publish: true },
    });
    expect(edited.status(), await edited.text()).toBe(200);
    await page.goto(`${created.url}?after=${edited.headers()['x-log-position']}`);
    await expect(page.getByText('Postface.')).toBeVisible();
    await expect(page.locator('main li li li li li li')).not.toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectWithinWindow(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const restored = await script.post(`${path}/restore`, {
      headers: { 'if-match': String(edited.headers()['etag']) },
      data: { revision: 1, publish: true },
    });
    expect(restored.status(), await restored.text()).toBe(200);
    await page.goto(`${created.url}?after=${restored.headers()['x-log-position']}`);
    await expect(page.getByText('Postface.')).toHaveCount(0);
    const history = await waitUntilRead(
      script,
      `/admin/inline/module/${module.id}/history`,
      restored,
    );
    const { revisions } = await history.json();
    expect(revisions.map(({ revision }: { revision: number }) => revision)).toEqual([3, 2, 1]);
  }

  const [sourceId, targetId] = ids;
  const proposed = await script.post('/admin/content/merge-lang', { data: { sourceId, targetId } });
  expect(proposed.status(), await proposed.text()).toBe(201);
  const { id } = await proposed.json();
  const accepted = await script.post(`/admin/content/merge-lang/${id}/accept`);
  expect(accepted.status(), await accepted.text()).toBe(200);
  await page.goto(`/livre-blanc?after=${accepted.headers()['x-log-position']}`);
  await page
    .getByRole('link', { name: /English/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/white-paper$/);
  await script.dispose();
});
