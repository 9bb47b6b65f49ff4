import { findPublished } from '../page-fragments/find-published.ts';
import { earliest } from '../revisioned/earliest.ts';
import { composePage } from './compose-page.ts';
import type { ComposeRoute } from './route-composer.ts';

/**
 * The spokesperson with this id: the content of their own page, whose address remains canonical.
 */
export const composeSpokesperson: ComposeRoute = async (db, { path, match, at }) => {
  const { item, position, tags } = await findPublished(db, match.params['id'] ?? '', at);
  const speaks = item?.details.kind === 'personality' && item.details.isSpokesperson;
  const isShown = speaks && item.locale === match.locale;
  const composed = await composePage(db, isShown ? item.path : path, at);
  return {
    ...composed,
    position: earliest([position, composed.position]),
    tags: [...tags, ...composed.tags],
  };
};
