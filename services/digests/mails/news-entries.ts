import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { readVocabulary } from '@parvis/projections/facet-slugs/read-vocabulary.ts';
import { findPublicNews } from '@parvis/projections/page-fragments/find-new-news.ts';
import type { DigestEntry, DigestMailDeps } from './digest-parts.ts';
import { categoryReason } from './match-reason.ts';

/** Selects the news that are public now and in a chosen category, each with its category. */
export async function newsEntries(
  { pool, publicUrl }: Pick<DigestMailDeps, 'pool' | 'publicUrl'>,
  { wish, locale }: KnownAlert,
  itemIds: readonly string[],
): Promise<readonly DigestEntry[]> {
  if (wish.of !== 'news') return [];
  const news = new Map((await findPublicNews(pool, itemIds)).map((one) => [one.id as string, one]));
  const { vocabulary } = await readVocabulary(pool);
  return itemIds.flatMap((itemId) => {
    const one = news.get(itemId);
    const id = one?.details.category;
    if (one === undefined || id === undefined || !wish.categories.includes(id)) return [];
    const category = vocabulary.nameOf({ group: 'categories', id }, locale);
    const because = categoryReason(category, locale);
    const details = one.summary ? [one.summary] : [];
    return [{ itemId, entry: { title: one.title, url: publicUrl + one.path, details, because } }];
  });
}
