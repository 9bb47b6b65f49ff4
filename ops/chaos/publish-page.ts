import type { ApiClient } from './api-client.ts';

/** Creates a French page and publishes it. @returns its id @throws Error when it is refused */
export async function publishPage(
  editor: ApiClient,
  { title, slug }: { readonly title: string; readonly slug: string },
): Promise<string> {
  const body = { locale: 'fr', title, slug };
  const created = await editor.send('/api/pages', { method: 'POST', body });
  const { id }: { id: string } = JSON.parse(created?.text ?? '');
  await editor.send(`/api/pages/${id}/publish`, { method: 'POST' });
  return id;
}
