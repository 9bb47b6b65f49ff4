import type { PageHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Claim } from '../../platform/claims/claims.ts';
import type { ItemState } from './item.ts';

const slugScope = 'slug';
const translationScope = 'translation';

/** Where the slugs of the items directly under a parent are claimed. */
export function scopeOfChildren(parent: ContentId, locale: Locale): string {
  return `${slugScope}/${locale}/${parent}`;
}

/** Where the languages of a translation group are claimed, one item each. */
export function scopeOfTranslations(group: ContentId): string {
  return `${translationScope}/${group}`;
}

/** Key under a parent that says that nothing may come there; no child has an empty slug. */
export const closedKey = '';

/**
 * What an item holds for itself: the slug of its newest header, that of the header visitors see,
 * and its language in its translation group. A deleted item only keeps others from coming under it.
 */
export function claimsNeededBy(state: ItemState): readonly Claim[] {
  if (state.kind === 'none') return [];
  if (state.publication.kind === 'deleted')
    return [{ scope: scopeOfChildren(state.contentId, state.locale), key: closedKey }];
  const { header, locale, publication, translationGroup } = state;
  const newest = slugClaim(locale, header.content);
  const group = { scope: scopeOfTranslations(translationGroup), key: locale };
  if (publication.kind !== 'published') return [newest, group];
  const live = slugClaim(locale, publication.header.content);
  return isSame(live, newest) ? [newest, group] : [newest, live, group];
}

/** The claims of `wanted` that are not among `held`. */
export function missingFrom(held: readonly Claim[], wanted: readonly Claim[]): readonly Claim[] {
  return wanted.filter((claim) => !held.some((one) => isSame(one, claim)));
}

/** Why a claim that another holds cannot be had. */
export function refusalOfClaim({ scope, key }: Claim): Refusal {
  return scope.startsWith(`${slugScope}/`)
    ? { code: 'slug-taken', path: ['slug'], params: { slug: key } }
    : { code: 'translation-exists', params: { locale: key } };
}

function slugClaim(locale: Locale, { parentId, slug }: PageHeader): Claim {
  return {
    scope: parentId === undefined ? `${slugScope}/${locale}` : scopeOfChildren(parentId, locale),
    key: slug,
  };
}

function isSame(one: Claim, other: Claim): boolean {
  return one.scope === other.scope && one.key === other.key;
}
