import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { pastedPath } from '@parvis/contracts/http/pasted-address.ts';
import { findItemsAt } from '@parvis/projections/content-items/find-items-at.ts';
import { findItemsOnceAt } from '@parvis/projections/page-fragments/find-items-once-at.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** Returns the items at an address, or that visitors saw there last; none for other texts. */
export async function findAtAddress(db: Queryable, text: string): Promise<readonly ContentId[]> {
  const path = pastedPath(text);
  if (path === undefined) return [];
  const now = await findItemsAt(db, path);
  return now.length > 0 ? now : findItemsOnceAt(db, path);
}
