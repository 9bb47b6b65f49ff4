import { expectSoon, type MeasuredEditor } from './desk.ts';

/** Adds a text, a statement, a quotation, figures, an image and the latest items. */
export async function addSixModules(desk: MeasuredEditor): Promise<void> {
  const { page } = desk;
  await add(desk, 'Text');
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('Deux marées par jour, et un seul quai.');
  await add(desk, 'Statement');
  await desk.field('Statement').fill('La mer monte.');
  await add(desk, 'Quotation');
  await desk.field('Quotation').fill('On n’attend pas la marée, on la prépare.');
  await desk.field('Author').fill('Maëlle Kerdoncuff');
  await add(desk, 'Key figures');
  await desk.button('Add: Figure').click();
  await desk.field('The figure as it is read').fill('7,1 m');
  await desk.field('What it counts').fill('de marnage');
  await add(desk, 'Image');
  await desk.button('Choose an image').click();
  await page
    .getByRole('listbox', { name: 'Images of the library' })
    .getByRole('option')
    .first()
    .click();
  await expectSoon(desk.dialog).toHaveCount(0);
  await add(desk, 'Latest items');
  await desk.field('Title').fill('À lire aussi');
}

async function add(desk: MeasuredEditor, type: string): Promise<void> {
  await desk.button('Add a module').click();
  await desk.page
    .getByRole('option')
    .filter({ has: desk.page.getByText(type, { exact: true }) })
    .click();
  await expectSoon(desk.page.getByRole('heading', { level: 2, name: type })).toBeVisible();
}
