import type { ContentEventType } from '@parvis/contracts/content/events.ts';
import { type ContentHeader, parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { type ContentKind, isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Claim } from '../../claims/claim.ts';
import { addressHeader, type ItemState } from '../item/item.ts';

const slugScope = 'slug';
const translationScope = 'translation';
const moveScope = 'move';

/** Returns the scope in which the slugs of a parent's children are claimed. */
export function scopeOfChildren(parent: ContentId, locale: Locale): string {
  return `${slugScope}/${locale}/${parent}`;
}

/**
 * Returns the scope in which the languages of a translation group are claimed, one item for each.
 */
export function scopeOfTranslations(group: ContentId): string {
  return `${translationScope}/${group}`;
}

/** The key that closes a parent to new children. No child has an empty slug, so none can claim it. */
export const closedKey = '';

/** The events after which an item may need different claims. */
export const claimingEventTypes: readonly ContentEventType[] = [
  'ContentCreated',
  'HeaderSaved',
  'HeaderRestored',
  'HeaderPinned',
  'ContentPublished',
  'ContentUnpublished',
  'ContentArchived',
  'ContentUnarchived',
  'ContentDeleted',
  'ContentUndeleted',
  'TranslationGroupJoined',
];

/**
 * Returns the claims of an item: the slug of its newest header, the slug of its public address, and
 * its language in its translation group. A deleted item claims only that nothing may be placed
 * under it.
 */
export function claimsNeededBy(state: ItemState): readonly Claim[] {
  if (state.kind === 'none') return [];
  if (state.publication.kind === 'deleted')
    return [{ scope: scopeOfChildren(state.contentId, state.locale), key: closedKey }];
  const { header, locale, translationGroup } = state;
  const newest = slugClaim(locale, header.content);
  const group = { scope: scopeOfTranslations(translationGroup), key: locale };
  const addressed = slugClaim(locale, addressHeader(state));
  return isSame(addressed, newest) ? [newest, group] : [newest, addressed, group];
}

/**
 * Returns the claims that a change of an item takes while it runs: moves in the tree of one
 * language are serialised, so that no two of them can form a cycle. A new item has no descendants.
 */
export function claimsHeldDuring(before: ItemState, after: ItemState): readonly Claim[] {
  if (before.kind === 'none' || after.kind === 'none') return [];
  const isMove = parentIdOf(before.header.content) !== parentIdOf(after.header.content);
  return isMove ? [{ scope: moveScope, key: before.locale }] : [];
}

/** Returns the refusal of a claim that another item has. */
export function refusalOfClaim({ scope, key }: Claim): Refusal {
  return scope.startsWith(`${slugScope}/`)
    ? { code: 'slug-taken', path: ['slug'], params: { slug: key } }
    : { code: 'translation-exists', params: { locale: key } };
}

function slugClaim(locale: Locale, header: ContentHeader): Claim {
  const parentId = parentIdOf(header);
  const scope =
    parentId === undefined ? scopeOfRoots(header.kind, locale) : scopeOfChildren(parentId, locale);
  return { scope, key: header.slug };
}

/**
 * Pages and chapters share the top of their tree; every other kind has its own scope. No id equals
 * a kind's name.
 */
function scopeOfRoots(kind: ContentKind, locale: Locale): string {
  return isTreeKind(kind) ? `${slugScope}/${locale}` : `${slugScope}/${locale}/${kind}`;
}

function isSame(one: Claim, other: Claim): boolean {
  return one.scope === other.scope && one.key === other.key;
}
