import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import { titleOf } from '@parvis/contracts/content/header.ts';
import { foldText } from '@parvis/projections/engine/fold-text.ts';
import type { TypedParts } from '@parvis/projections/page-fragments/compose-preview.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { servedRows } from '@parvis/projections/postgres/served-query.ts';
import type { Item } from '../item/item.ts';
import { examine } from './examine.ts';
import { withTyped } from './examined-items.ts';
import { findFaults, listNamed } from './find-faults.ts';

/**
 * Returns the findings of an item as its editor shows it, with what is typed there. Inactive modules
 * are checked too: they are being written, or may return.
 * @throws ReadModelNotServed
 */
export async function checkTyped(
  db: Queryable,
  item: Item,
  typed: TypedParts,
  ownHost: string,
): Promise<readonly Finding[]> {
  const examined = withTyped(item, typed);
  const doubts = examine(examined, ownHost);
  const [faults, isDoubled] = await Promise.all([
    findFaults(db, listNamed(doubts, item.locale)),
    hasNamesake(db, item, titleOf(examined.header)),
  ]);
  const words = new Map(faults.map((one) => [`${one.check} ${one.target}`, one.words]));
  const findings = doubts.flatMap(({ target, ...finding }): readonly Finding[] => {
    if (target === undefined) return [finding];
    const title = words.get(`${finding.check} ${target}`);
    return title === undefined ? [] : [{ ...finding, words: finding.words || title }];
  });
  return isDoubled ? [doubledTitle(titleOf(examined.header)), ...findings] : findings;
}

/** The finding of a title that another published item of the same kind has in the same language. */
function doubledTitle(words: string): Finding {
  return { check: 'title-doubled', part: 'header', path: ['title'], words };
}

async function hasNamesake(
  db: Queryable,
  { contentId, locale, header }: Item,
  title: string,
): Promise<boolean> {
  const [row] = await servedRows<{ found: boolean }>(
    db,
    `select read_position('content-items') as position, exists (
       select from content_items.item
       where title_folded = $1 and locale = $2 and state->>'kind' = $3
         and status = 'published' and id <> $4) as found`,
    [foldText(title), locale, header.content.kind, contentId],
  );
  return row?.found ?? false;
}
