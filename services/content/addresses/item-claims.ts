import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Claims } from '../../claims/claims.ts';
import { StreamClaims } from '../../claims/stream-claims.ts';
import type { ItemState } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import { claimsNeededBy, refusalOfClaim } from './needed-claims.ts';

/** Keeps the claims on addresses and languages of items in step with their streams. */
export type ItemClaims = StreamClaims<ItemState>;

/** Opens the claims of items, which are derived from their streams. */
export function openItemClaims(claims: Claims, store: ItemStore, clock: Clock): ItemClaims {
  return new StreamClaims({
    claims,
    clock,
    prefix: contentStreamPrefix,
    async load(id) {
      const { state, revision } = await store.load(contentIdSchema.parse(id));
      return { state, revision };
    },
    neededBy: claimsNeededBy,
    refusalOf: refusalOfClaim,
  });
}
