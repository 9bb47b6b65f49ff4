import type { Locator } from '@playwright/test';
import { expectSoon, type MeasuredEditor } from './desk.ts';
import { addSixModules } from './six-modules.ts';

/** A kind of content item, as the screens name it. */
export interface Kind {
  /** Title of its list. */
  readonly list: string;
  readonly name: string;
  readonly create: string;
  readonly submit: string;
}

export const kinds: readonly Kind[] = [
  { list: 'Pages', name: 'page', create: 'New page', submit: 'Create the page' },
  { list: 'News', name: 'news item', create: 'New news item', submit: 'Create the news item' },
  { list: 'Chapters', name: 'chapter', create: 'New chapter', submit: 'Create the chapter' },
  { list: 'Features', name: 'feature', create: 'New feature', submit: 'Create the feature' },
  { list: 'People', name: 'person', create: 'New person', submit: 'Create the person' },
];

/** Takes an item of a kind through its full life cycle, from creation to deletion. */
export async function performContentTasks(desk: MeasuredEditor, kind: Kind): Promise<void> {
  const { page } = desk;
  await desk.task(`create a ${kind.name}`, () => create(desk, kind));
  await desk.task('add six modules of different types', () => addSixModules(desk));
  await desk.task('save', async () => {
    await desk.button('Save').click();
    await desk.saved();
  });
  const rows = page.getByRole('navigation', { name: 'Modules' }).getByRole('listitem');
  await activateAndOrder(desk, rows);
  await publishAndLook(desk, rows);
  await lookBack(desk, rows);
  await desk.task('undo the deletion of a module', async () => {
    await rows.nth(1).getByRole('button').first().click();
    await desk.button('Delete this module').click();
    await expectSoon(rows).toHaveCount(5);
    await desk.button('Undo').click();
    await expectSoon(rows).toHaveCount(6);
  });
  await copyAndDelete(desk, kind);
  await translateAndMove(desk, kind);
}

async function create(
  desk: MeasuredEditor,
  { list, name, create: open, submit }: Kind,
): Promise<void> {
  await desk.open('Content', list);
  await desk.button(open).click();
  if (name === 'person') {
    await desk.dialog.getByLabel('First name').fill('Maëlle');
    await desk.dialog.getByLabel('Last name').fill(desk.named('Kerdoncuff'));
    await desk.dialog.getByLabel('Role').first().fill('Capitaine du port');
  } else await desk.dialog.getByLabel('Title').first().fill(desk.named('Le quai'));
  await desk.button(submit).click();
  await expectSoon(desk.page.getByRole('heading', { level: 1 })).toHaveText(/Le quai|Kerdoncuff/);
}

async function activateAndOrder(desk: MeasuredEditor, rows: Locator): Promise<void> {
  await desk.task('activate the six modules', async () => {
    await desk.button('Activate the 6 modules that are off').click();
    await desk.reads('6 modules activated.');
  });
  await desk.task('move a module by mouse', async () => {
    const moved = await rows.nth(5).getByRole('button').first().innerText();
    await rows
      .nth(5)
      .locator('[draggable]')
      .dragTo(rows.nth(0), { targetPosition: { x: 60, y: 4 } });
    await expectSoon(rows.nth(0)).toContainText(moved.split('\n')[0] ?? '');
  });
  await desk.task('move a module by keyboard', async () => {
    const moved = await rows.nth(0).getByRole('button').first().innerText();
    await rows.nth(0).getByRole('button').first().press('Alt+ArrowDown');
    await expectSoon(rows.nth(1)).toContainText(moved.split('\n')[0] ?? '');
  });
}

async function publishAndLook(desk: MeasuredEditor, rows: Locator): Promise<void> {
  const { page } = desk;
  await desk.task('publish', async () => {
    await desk.button('Publish').click();
    await desk.reads(/published; address|^.* published/);
    await expectSoon(page.getByText('Visitors see exactly the newest revision.')).toBeVisible();
  });
  await desk.task('preview what visitors see, on a phone', async () => {
    await desk.button('What visitors see').click();
    await desk.button('Phone width').click();
    await expectSoon(page.frameLocator('iframe').first().getByText('La mer monte.')).toBeVisible();
  });
  await desk.task('schedule its end', async () => {
    await desk.menu('Schedule…');
    await desk.dialog.getByLabel('Unpublish on').fill('2031-02-02T09:00');
    await desk.confirm('Schedule');
    await desk.reads('Scheduled.');
  });
  await desk.task('change a text, save and publish', async () => {
    await rows.filter({ hasText: 'Statement' }).getByRole('button').first().click();
    await desk.field('Statement').fill('La mer descend.');
    await desk.button('Publish the changes').click();
    await desk.confirm('Publish');
    await desk.reads(/published; address|^.* published/);
    await expectSoon(
      page.frameLocator('iframe').first().getByText('La mer descend.'),
    ).toBeVisible();
  });
}

async function lookBack(desk: MeasuredEditor, rows: Locator): Promise<void> {
  const { page } = desk;
  await desk.task('compare two revisions', async () => {
    await page.getByRole('link', { name: 'History' }).first().click();
    await expectSoon(page.locator('ins').first()).toHaveText(/descend/);
    await expectSoon(page.locator('del').first()).toHaveText(/monte/);
  });
  await desk.task('restore the first revision', async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Revision 1' })
      .getByRole('button', { name: 'Restore', exact: true })
      .click();
    await desk.confirm('Restore');
    await desk.reads('Content restored');
    await page.getByRole('link', { name: /^Back to the/ }).click();
    await expectSoon(rows.filter({ hasText: 'La mer monte.' })).toBeVisible();
  });
}

async function copyAndDelete(desk: MeasuredEditor, { name }: Kind): Promise<void> {
  const { page } = desk;
  const original = new URL(page.url()).pathname;
  await desk.task(`clone the ${name}`, async () => {
    await desk.menu(/^Duplicate/);
    await desk.confirm('Duplicate');
    await desk.reads('You are now on the copy.');
    await expectSoon(page).not.toHaveURL(new RegExp(original));
  });
  await desk.task('delete the clone and get it back', async () => {
    await desk.menu(/^Delete/);
    await desk.confirm('Delete');
    await desk.reads(/was deleted/);
    await desk.button('Undo').click();
    await desk.reads('Content restored');
  });
}

async function translateAndMove(desk: MeasuredEditor, { name }: Kind): Promise<void> {
  const { page } = desk;
  const title = desk.named(name === 'person' ? 'Kerdoncuff' : 'Le quai');
  await desk.task(`find the ${name} again`, async () => {
    await page.keyboard.press('Control+K');
    await desk.page.getByRole('combobox', { name: 'Search everything' }).fill(title);
    await desk.dialog.getByRole('option').filter({ hasText: 'online' }).first().click();
    await expectSoon(desk.button('Add a module')).toBeVisible();
  });
  await desk.task('change its address', async () => {
    await page.getByRole('navigation', { name: 'Modules' }).getByRole('button').first().click();
    await desk.field('Address').first().fill(desk.named('amarrage').replace(' ', '-'));
    await desk.button('Publish the changes').click();
    await desk.confirm('Publish');
    await desk.reads(/published; address|^.* published/);
  });
  await desk.task('create its translation', async () => {
    await desk.button(/^Create the .+ in English$/).click();
    await desk.reads(/^Translation created/);
    if (name !== 'person') await desk.field('Title').first().fill(desk.named('The quay'));
    else await desk.field('Role').first().fill('Harbour master');
    await desk.button('Save').click();
    await desk.saved();
  });
  await desk.task('go back to the original, and unpublish it', async () => {
    await page.getByRole('region', { name: 'Languages' }).getByRole('link').first().click();
    await desk.menu('Unpublish');
    await desk.confirm('Unpublish');
    await desk.reads(/no longer on the site/);
  });
}
