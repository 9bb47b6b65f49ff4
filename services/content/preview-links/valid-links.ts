import { timingSafeEqual } from 'node:crypto';
import { hashOfSecret } from '../../http/secrets.ts';
import type { Item, ItemState, PreviewLink } from '../item/item.ts';

/** Returns the links to a draft that have neither expired nor been revoked, oldest first. */
export function validLinks({ previewLinks }: Item, now: string): readonly PreviewLink[] {
  return previewLinks.filter(({ until }) => Date.parse(until) > Date.parse(now));
}

/** Returns the valid link that a secret opens, compared in constant time. */
export function findLink(state: ItemState, secret: string, now: string): PreviewLink | undefined {
  if (state.kind === 'none') return undefined;
  const digest = hashOfSecret(secret);
  return validLinks(state, now).find((link) =>
    timingSafeEqual(Buffer.from(link.digest, 'hex'), digest),
  );
}
