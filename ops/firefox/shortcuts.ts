import type { KeyInput, Page } from 'puppeteer-core';
import { administrator } from '../chaos/parvis-process.ts';
import type { Journey } from './journeys.ts';
import { requireSoon } from './measures.ts';

const dialog = '[role="dialog"]';
const text = '.ProseMirror';

/** Presses the last key while the others are held. */
async function press(page: Page, ...keys: readonly [...KeyInput[], KeyInput]): Promise<void> {
  const held = keys.slice(0, -1);
  for (const key of held) await page.keyboard.down(key);
  for (const key of keys.slice(-1)) await page.keyboard.press(key);
  for (const key of held.toReversed()) await page.keyboard.up(key);
}

/** Calls the API with the session of the page; returns the id in the answer, if it has one. */
async function post(page: Page, path: string, body: object): Promise<string> {
  const request = JSON.stringify({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const read = `fetch(${JSON.stringify(path)}, ${request}).then(async (response) => {
    if (!response.ok) throw new Error(await response.text());
    return response.status === 204 ? '' : (await response.json()).id;
  })`;
  return String(await page.evaluate(read));
}

/** Waits until the editor shows these words. */
function shows(page: Page, words: string): Promise<void> {
  return requireSoon(
    page,
    `document.querySelector('main, body').innerText.includes(${JSON.stringify(words)})`,
    `“${words}” does not appear`,
  );
}

async function openText(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.evaluate(`localStorage.setItem('parvis.interface-language', 'fr')`);
  await post(page, '/admin/session', administrator);
  const header = { locale: 'fr', title: 'Au clavier', slug: 'au-clavier' };
  const id = await post(page, '/api/pages', header);
  const sent = { type: 'text', data: { html: '<p>Le quai</p>' } };
  const module = await post(page, `/api/${id}/modules`, sent);
  await post(page, `/api/${id}/modules/${module}/activate`, {});
  await post(page, `/api/pages/${id}/publish`, {});
  await page.goto(`${origin}/admin/content/page/${id}/edit?module=${module}`);
  await requireSoon(page, `document.querySelector('${text}')`, 'the text does not open');
  await page.click(`${text} p`);
}

async function pressesShortcuts(page: Page, origin: string): Promise<void> {
  await openText(page, origin);
  await press(page, 'End');
  await page.keyboard.type(' neuf');
  await press(page, 'Control', 's');
  await shows(page, 'modifications non publiées');

  await page.keyboard.type(' du port');
  await press(page, 'Control', 'Shift', 'Enter');
  await requireSoon(
    page,
    `document.activeElement?.matches('${dialog} .publish')`,
    'no publication',
  );
  await press(page, 'Enter');
  await shows(page, 'Les visiteurs voient exactement la dernière révision');

  await page.click(`${text} p`);
  await press(page, 'Control', 'a');
  await press(page, 'Control', 'b');
  await requireSoon(page, `document.querySelector('${text} strong')`, 'nothing is bold');
  await press(page, 'Control', 'z');
  await requireSoon(page, `!document.querySelector('${text} strong')`, 'it stays bold');

  await page.focus('nav[aria-label] button[aria-current]');
  for (const keys of [['?'], ['Control', 'k']] as const) {
    await press(page, ...keys);
    await requireSoon(
      page,
      `document.querySelector('${dialog}')`,
      `${keys.join('+')} opens nothing`,
    );
    await press(page, 'Escape');
    await requireSoon(page, `!document.querySelector('${dialog}')`, `${keys.join('+')} stays open`);
  }
}

/** The shortcuts of the back-office, which a browser could take for its own. */
export const shortcutJourney: Journey = {
  name: 'the back-office: save, publish, write, find and list shortcuts by keyboard',
  width: 1440,
  run: pressesShortcuts,
};
