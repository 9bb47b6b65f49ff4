import { expectSoon, type MeasuredEditor } from './desk.ts';

/** Edits items other than content: a menu, a redirect, a filter value, a live post. */
export async function performSiteTasks(desk: MeasuredEditor): Promise<void> {
  const { page } = desk;
  await desk.task('add an entry to a menu, and put it first', async () => {
    await desk.open('Site', 'Menus');
    await desk.field('Menu').selectOption({ label: 'Footer' });
    await desk.button('Add an entry').click();
    await desk.field('Label').fill(desk.named('Marées'));
    await desk.page.getByRole('combobox', { name: 'Content' }).fill('Groupe');
    await page
      .getByRole('option', { name: /Groupe/ })
      .first()
      .click();
    const entries = page.getByRole('list', { name: 'Entries of the menu' });
    const added = entries.locator('button[aria-keyshortcuts]', { hasText: desk.named('Marées') });
    await added
      .locator('..')
      .locator('[draggable]')
      .dragTo(entries.locator('button[aria-keyshortcuts]').first(), {
        targetPosition: { x: 60, y: 3 },
      });
    await desk.button('Save').click();
    await desk.reads('Menu saved: visitors see it');
  });
  await desk.task('create a redirect', async () => {
    await desk.open('Site', 'Redirects');
    await desk.button('New redirect').click();
    await desk.field('Old address').fill(`/${desk.named('ancienne').replace(' ', '-')}`);
    await desk.field('New address').fill('/groupe');
    await desk.button('Save').click();
    await desk.reads(/^Saved: /);
  });
  await desk.task('create a filter value', async () => {
    await desk.open('Site', 'Filter values');
    await desk.field('Filter').selectOption({ label: 'Keywords' });
    await desk.button('New value').click();
    await desk.field('Name (French)').fill(desk.named('Zostère'));
    await desk.field('Name (English)').fill(desk.named('Eelgrass'));
    await desk.button('Save').click();
    await desk.reads(/^Saved: /);
  });
  await desk.task('write in a live feed', async () => {
    await desk.open('Content', 'Live posts');
    await desk.page.getByRole('combobox', { name: 'Live feed of the feature' }).click();
    await page.getByRole('option').first().click();
    await desk.button('New post').click();
    await desk.page
      .getByRole('textbox', { name: 'Text' })
      .pressSequentially(desk.named('Le départ'));
    await desk.button('Save').click();
    await expectSoon(page.getByRole('row', { name: desk.named('Le départ') })).toBeVisible();
  });
}
