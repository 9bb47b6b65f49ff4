import { contentViewSchema, proposalViewSchema } from '@parvis/contracts/content/views.ts';
import type { ApiClient } from './api-client.ts';

/** Links two pages as translations. Returns false if they already are. @throws ApiRefusal */
export async function pairTranslations(
  client: ApiClient,
  sourceId: string,
  targetId: string,
): Promise<boolean> {
  const source = await client.read(`/api/pages/${sourceId}`, contentViewSchema);
  if (source.translations.some(({ id }) => id === targetId)) return false;
  const path = '/admin/content/merge-lang';
  const key = `import/${sourceId}/${targetId}`;
  const body = { sourceId, targetId };
  const proposal = await client.write({ method: 'POST', path, key, body }, proposalViewSchema);
  const accept = { method: 'POST', path: `${path}/${proposal.id}/accept`, key } as const;
  await client.write(accept, proposalViewSchema);
  return true;
}
