import { decoded } from '../sites/decoded.ts';
import type { SourceItem } from '../sites/source-site.ts';
import { fieldOf } from './fields.ts';
import type { WxrItem } from './read-wxr.ts';

type Leave = (what: string, why: string) => void;

/** Says what of an item does not come. @returns whether visitors saw it */
export function sayWhatIsLost(item: WxrItem, name: string, leave: Leave): boolean {
  const status = fieldOf(item, 'wp:status');
  const hasPassword = fieldOf(item, 'wp:post_password') !== '';
  const isPublic = status === 'publish' && !hasPassword;
  if (!isPublic)
    leave(
      `${name}: its publication`,
      hasPassword
        ? 'it had a password: it comes as a draft'
        : `it was ${status}: it comes as a draft`,
    );
  if (item.comments > 0) leave(`${name}: ${item.comments} comments`, 'the site has none');
  return isPublic;
}

/** Returns the words by which an item is filed, and says which do not come. */
export function termsOf(
  item: WxrItem,
  name: string,
  leave: Leave,
): Pick<SourceItem, 'category' | 'keywords'> {
  const named = (domain: string) =>
    item.terms
      .filter((term) => term.domain === domain)
      .map((term) => ({ id: decoded(term.slug), name: term.name }));
  const [category, ...others] = named('category').filter(
    ({ id }) => id !== 'uncategorized' && id !== 'non-classe',
  );
  if (others.length > 0)
    leave(
      `${name}: ${others.length} further categories`,
      'an item has one: the others are its keywords',
    );
  for (const domain of new Set(item.terms.map((term) => term.domain)))
    if (!['category', 'post_tag', 'language', 'post_translations'].includes(domain))
      leave(
        `${name}: ${domain} ${named(domain)
          .map((term) => term.name)
          .join(', ')}`,
        'nothing here corresponds to it',
      );
  return { category, keywords: [...others, ...named('post_tag')] };
}
