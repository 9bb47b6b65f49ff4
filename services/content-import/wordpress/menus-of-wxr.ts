import type { Locale } from '@parvis/contracts/site/locale.ts';
import { plainText } from '../sites/parts-of-html.ts';
import type { SourceEntry, SourceItem, SourceMenu } from '../sites/source-site.ts';
import { fieldOf } from './fields.ts';
import type { Wxr, WxrItem } from './read-wxr.ts';

type Leave = (what: string, why: string) => void;

/** Returns the menus of an export. What an entry led to, and does not come, is said. */
export function menusOf(
  { items }: Wxr,
  locale: Locale,
  byKey: ReadonlyMap<string, SourceItem>,
  leave: Leave,
): readonly SourceMenu[] {
  const menus = new Map<string, WxrItem[]>();
  for (const item of items) {
    if (fieldOf(item, 'wp:post_type') !== 'nav_menu_item') continue;
    const menu = item.terms.find(({ domain }) => domain === 'nav_menu');
    if (menu === undefined)
      leave(`entry of a menu “${fieldOf(item, 'title')}”`, 'it is in no menu');
    else menus.set(menu.slug, [...(menus.get(menu.slug) ?? []), item]);
  }
  return [...menus].map(([name, entries]): SourceMenu => {
    const sorted = entries.toSorted(
      (one, other) =>
        Number(fieldOf(one, 'wp:menu_order')) - Number(fieldOf(other, 'wp:menu_order')),
    );
    const said = (what: string, why: string) => leave(`menu ${name}, ${what}`, why);
    return { name, locale, entries: entriesUnder('0', sorted, byKey, said, new Set()) };
  });
}

function entriesUnder(
  parent: string,
  items: readonly WxrItem[],
  byKey: ReadonlyMap<string, SourceItem>,
  leave: Leave,
  above: ReadonlySet<string>,
): readonly SourceEntry[] {
  return items
    .filter((item) => (item.meta.get('_menu_item_menu_item_parent') ?? '0') === parent)
    .flatMap((item) => {
      const id = fieldOf(item, 'wp:post_id');
      if (above.has(id)) return [];
      const children = entriesUnder(id, items, byKey, leave, new Set([...above, id]));
      const entry = entryOf(item, byKey);
      if (entry !== undefined) return [{ ...entry, children }];
      const label = fieldOf(item, 'title') || (item.meta.get('_menu_item_object') ?? '');
      leave(
        `entry “${label}”`,
        children.length > 0
          ? 'it leads nowhere: what is below it moves up'
          : 'it leads to nothing that comes',
      );
      return children;
    });
}

function entryOf(
  item: WxrItem,
  byKey: ReadonlyMap<string, SourceItem>,
): Omit<SourceEntry, 'children'> | undefined {
  const title = plainText(fieldOf(item, 'title'));
  if (item.meta.get('_menu_item_type') === 'post_type') {
    const key = `post-${item.meta.get('_menu_item_object_id') ?? ''}`;
    const target = byKey.get(key);
    return target && { label: title || target.title, to: { item: key } };
  }
  const href = item.meta.get('_menu_item_url') ?? '';
  return /^(?:https?:\/\/|\/)/.test(href) && title !== ''
    ? { label: title, to: { href } }
    : undefined;
}
