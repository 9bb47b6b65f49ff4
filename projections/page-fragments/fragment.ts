import { isDeepStrictEqual } from 'node:util';
import { contentPath } from '@parvis/contracts/content/content-path.ts';
import { type ContentDetails, contentDetailsSchema } from '@parvis/contracts/content/details.ts';
import { parentIdOf, titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { addressHeader, type ItemState, listLiveModules } from '../content-state/item-state.ts';
import {
  childrenTag,
  contentMapTag,
  contentTag,
  listTag,
  menuTag,
  pathTag,
  translationsTag,
} from './tags.ts';

/** The live state of one published item. */
export interface Fragment {
  readonly id: ContentId;
  readonly created: Position;
  readonly locale: Locale;
  readonly path: string;
  readonly home: boolean;
  readonly parentId: ContentId | null;
  /** From the top down; home pages are omitted. Null for items outside the page tree. */
  readonly ancestors: readonly ContentId[] | null;
  readonly title: string;
  readonly summary: string | null;
  readonly translationGroup: ContentId;
  readonly modules: readonly { readonly id: ModuleId; readonly revision: number }[];
  readonly details: ContentDetails;
}

/** Returns the fragment of an item below these ancestors; undefined unless it is published. */
export function toFragment(item: ItemState, ancestors: readonly ItemState[]): Fragment | undefined {
  if (item.live === null) return undefined;
  const { header } = item.live;
  const { summary, slug } = header;
  return {
    id: item.id,
    created: item.created,
    locale: item.locale,
    path: pathBelow(ancestors, item, slug),
    home: slug === '',
    parentId: parentIdOf(header) ?? null,
    ancestors: isTreeKind(item.kind) ? withoutHomes(ancestors) : null,
    title: titleOf(header),
    summary: summary ?? null,
    translationGroup: item.translationGroup,
    modules: listLiveModules(item),
    details: contentDetailsSchema.parse(header),
  };
}

/** Returns the address of an item that has this slug below these ancestors. */
export function pathBelow(
  ancestors: readonly ItemState[],
  { kind, locale }: ItemState,
  slug: string,
): string {
  return contentPath(kind, locale, [...ancestors.map((one) => addressHeader(one).slug), slug]);
}

/**
 * A home page may happen to be an ancestor of other pages: it appears in no breadcrumb and forms no
 * menu level.
 */
export function withoutHomes(ancestors: readonly ItemState[]): ContentId[] {
  return ancestors.filter((one) => addressHeader(one).slug !== '').map(({ id }) => id);
}

/**
 * Returns the tags of every page whose composition can change from `before` to `after`; empty when
 * equal.
 */
export function tagsOfChange(before: Fragment | undefined, after: Fragment | undefined): string[] {
  const sameAddress = before?.path === after?.path;
  const sameGroup = sameAddress && isInSameGroup(before, after);
  const sameLink = sameAddress && showsSameLink(before, after);
  const sameEntry = sameLink && showsSameDetails(before, after);
  if (sameGroup && sameEntry && showsSameModules(before, after)) return [];
  const sides = [before, after].filter((side) => side !== undefined);
  const tags = [...new Set(sides.map(({ id }) => contentTag(id))), contentMapTag];
  if (!sameAddress) tags.push(...sides.map(({ path }) => pathTag(path)));
  if (!sameGroup) tags.push(...tagsOfGroups(sides));
  if (!sameEntry) tags.push(...new Set(sides.map(({ details }) => listTag(details.kind))));
  if (!sameLink || !showsSamePicture(before, after)) tags.push(...tagsOfParents(sides));
  if (sameLink) return tags;
  return [...tags, ...sides.filter(isInMenu).map(({ locale }) => menuTag(locale))];
}

function isInSameGroup(one: Fragment | undefined, other: Fragment | undefined): boolean {
  return one?.translationGroup === other?.translationGroup;
}

function tagsOfGroups(sides: readonly Fragment[]): string[] {
  return sides.map(({ translationGroup }) => translationsTag(translationGroup));
}

function tagsOfParents(sides: readonly Fragment[]): string[] {
  return sides.flatMap(({ parentId }) => (parentId === null ? [] : [childrenTag(parentId)]));
}

function isInMenu({ home, ancestors }: Fragment): boolean {
  return !home && ancestors !== null && ancestors.length <= 1;
}

/**
 * Returns whether menus, breadcrumbs and lists of children show both fragments alike, in the same
 * places.
 */
function showsSameLink(one: Fragment | undefined, other: Fragment | undefined): boolean {
  return isDeepStrictEqual(one && toLink(one), other && toLink(other));
}

function toLink({ title, summary, parentId, home, ancestors, details }: Fragment) {
  const order = 'order' in details ? details.order : 0;
  return { title, summary, parentId, home, ancestors, order };
}

/** Returns whether the cards of both fragments on their parent's page have the same picture. */
function showsSamePicture(one: Fragment | undefined, other: Fragment | undefined): boolean {
  const [first, second] = [one?.details, other?.details];
  return first?.imageId === second?.imageId && isDeepStrictEqual(first?.imageAlt, second?.imageAlt);
}

function showsSameDetails(one: Fragment | undefined, other: Fragment | undefined): boolean {
  return isDeepStrictEqual(one?.details, other?.details);
}

function showsSameModules(one: Fragment | undefined, other: Fragment | undefined): boolean {
  if (one?.modules.length !== other?.modules.length) return false;
  return (one?.modules ?? []).every(({ id, revision }, place) => {
    const counterpart = other?.modules[place];
    return counterpart?.id === id && counterpart.revision === revision;
  });
}
