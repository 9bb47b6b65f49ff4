import { type ContentView, proposalViewSchema } from '@parvis/contracts/content/views.ts';
import type { ApiClient } from './api-client.ts';

/** Links two items as translations. Returns false if they already are. @throws ApiRefusal */
export async function pairTranslations(
  client: ApiClient,
  source: Pick<ContentView, 'id' | 'translations'>,
  targetId: string,
): Promise<boolean> {
  if (source.translations.some(({ id }) => id === targetId)) return false;
  const path = '/admin/content/merge-lang';
  const key = `import/${source.id}/${targetId}`;
  const body = { sourceId: source.id, targetId };
  const proposal = await client.post({ path, key, body }, proposalViewSchema);
  await client.post({ path: `${path}/${proposal.id}/accept`, key }, proposalViewSchema);
  return true;
}
