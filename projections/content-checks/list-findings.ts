import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import { type ContentHeader, titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { ExaminedItem } from './doubt.ts';
import { examine } from './examine.ts';
import { findFaults, listNamed } from './find-faults.ts';

/** An item that is being edited. */
interface EditedItem {
  readonly contentId: ContentId;
  readonly locale: Locale;
}

/**
 * Returns the findings of an item with what is typed in its editor.
 * @throws ReadModelNotServed
 */
export async function listFindings(
  db: Queryable,
  item: EditedItem,
  examined: ExaminedItem,
  ownHost: string,
): Promise<readonly Finding[]> {
  const doubts = examine(examined, ownHost);
  const title = titleOf(examined.header);
  const [faults, isDoubled] = await Promise.all([
    findFaults(db, listNamed(doubts, item.locale)),
    hasNamesake(db, item, examined.header),
  ]);
  const words = new Map(faults.map((one) => [`${one.check} ${one.target}`, one.words]));
  const findings = doubts.flatMap(({ target, ...finding }): readonly Finding[] => {
    if (target === undefined) return [finding];
    const named = words.get(`${finding.check} ${target}`);
    return named === undefined ? [] : [{ ...finding, words: finding.words || named }];
  });
  return isDoubled ? [doubledTitle(title), ...findings] : findings;
}

/** The finding of a title that another published item of the same kind has in the same language. */
function doubledTitle(words: string): Finding {
  return { check: 'title-doubled', part: 'header', path: ['title'], words };
}

async function hasNamesake(
  db: Queryable,
  { contentId, locale }: EditedItem,
  header: ContentHeader,
): Promise<boolean> {
  const [row] = await servedRows<{ found: boolean }>(
    db,
    `select read_position('content-items') as position, exists (
       select from content_items.item
       where title_folded = $1 and locale = $2 and state->>'kind' = $3
         and status = 'published' and id <> $4) as found`,
    [foldText(titleOf(header)), locale, header.kind, contentId],
  );
  return row?.found ?? false;
}
