import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Claims } from '../../claims/claims.ts';
import { scopeOfTranslations } from '../addresses/needed-claims.ts';
import { contentIdOfStream, type ItemStore } from '../item/item-store.ts';

interface Readers {
  readonly store: Pick<ItemStore, 'load'>;
  readonly claims: Pick<Claims, 'heldIn'>;
}

/**
 * Returns the header of an item's translation: the item's own header, under the parent's
 * translation, or at the top when there is none.
 */
export async function translatedHeader(
  readers: Readers,
  header: ContentHeader,
  locale: Locale,
): Promise<ContentHeader> {
  if (!('parentId' in header) || header.parentId === undefined) return header;
  const { parentId, ...others } = header;
  const translated = await findTranslation(readers, parentId, locale);
  return translated === undefined ? others : { ...others, parentId: translated };
}

async function findTranslation(
  { store, claims }: Readers,
  id: ContentId,
  locale: Locale,
): Promise<ContentId | undefined> {
  const { state } = await store.load(id);
  if (state.kind === 'none') return undefined;
  const members = await claims.heldIn(scopeOfTranslations(state.translationGroup));
  const member = members.find(({ key }) => key === locale);
  return member && contentIdOfStream(member.owner);
}
