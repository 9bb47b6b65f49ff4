import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { addressHeader, type ItemState } from '../platform/content/item-state.ts';
import { pagePath } from '../platform/page-path.ts';
import { childrenTag, contentTag, menuTag, pathTag, translationsTag } from './tags.ts';

/** What visitors see of one published page. */
export interface Fragment {
  readonly id: ContentId;
  readonly created: Position;
  readonly locale: Locale;
  readonly path: string;
  readonly home: boolean;
  readonly parentId: ContentId | null;
  /** From the top down; home pages are left out. */
  readonly ancestors: readonly ContentId[];
  readonly title: string;
  readonly summary: string | null;
  readonly translationGroup: ContentId;
  readonly modules: readonly { readonly id: ModuleId; readonly revision: number }[];
}

/** The fragment of an item below these ancestors; undefined unless it is published. */
export function fragmentOf(item: ItemState, ancestors: readonly ItemState[]): Fragment | undefined {
  if (item.live === null) return undefined;
  const { title, summary, slug, parentId } = item.live.header;
  return {
    id: item.id,
    created: item.created,
    locale: item.locale,
    path: pathBelow(ancestors, item, slug),
    home: slug === '',
    parentId: parentId ?? null,
    ancestors: withoutHomes(ancestors),
    title,
    summary: summary ?? null,
    translationGroup: item.translationGroup,
    modules: item.modules.flatMap(({ id, live }) =>
      live === null ? [] : [{ id, revision: live }],
    ),
  };
}

/** The address of an item that has this slug below these ancestors. */
export function pathBelow(
  ancestors: readonly ItemState[],
  { locale }: ItemState,
  slug: string,
): string {
  return pagePath(locale, [...ancestors.map((one) => addressHeader(one).slug), slug]);
}

/** Home pages stand above others at most by accident: no breadcrumb and no menu level is theirs. */
export function withoutHomes(ancestors: readonly ItemState[]): ContentId[] {
  return ancestors.filter((one) => addressHeader(one).slug !== '').map(({ id }) => id);
}

/** The tags of every page whose composition a change from `before` to `after` can alter; empty when equal. */
export function tagsOfChange(before: Fragment | undefined, after: Fragment | undefined): string[] {
  const some = after ?? before;
  if (some === undefined) return [];
  const sameAddress = before?.path === after?.path;
  const sameGroup = sameAddress && before?.translationGroup === after?.translationGroup;
  const sameLink = sameAddress && showsSameLink(before, after);
  if (sameGroup && sameLink && showsSameModules(before, after)) return [];
  const sides = [before, after].filter((side) => side !== undefined);
  const tags = [contentTag(some.id)];
  if (!sameAddress) tags.push(...sides.map(({ path }) => pathTag(path)));
  if (!sameGroup)
    tags.push(...sides.map(({ translationGroup }) => translationsTag(translationGroup)));
  return sameLink ? tags : [...tags, ...tagsOfLinks(sides)];
}

/** Where menus and lists of children name these pages. */
function tagsOfLinks(sides: readonly Fragment[]): string[] {
  const children = sides.flatMap(({ parentId }) =>
    parentId === null ? [] : [childrenTag(parentId)],
  );
  return [...children, ...sides.filter(isInMenu).map(({ locale }) => menuTag(locale))];
}

function isInMenu({ home, ancestors }: Fragment): boolean {
  return !home && ancestors.length <= 1;
}

/** Menus, breadcrumbs and lists of children show the same of both, in the same places. */
function showsSameLink(one: Fragment | undefined, other: Fragment | undefined): boolean {
  return (
    one?.title === other?.title &&
    one?.summary === other?.summary &&
    one?.parentId === other?.parentId &&
    one?.home === other?.home &&
    one?.ancestors.join() === other?.ancestors.join()
  );
}

function showsSameModules(one: Fragment | undefined, other: Fragment | undefined): boolean {
  if (one?.modules.length !== other?.modules.length) return false;
  return (one?.modules ?? []).every(({ id, revision }, place) => {
    const counterpart = other?.modules[place];
    return counterpart?.id === id && counterpart.revision === revision;
  });
}
