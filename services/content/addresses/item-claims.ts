import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { Claims } from '../../claims/claims.ts';
import { StreamClaims } from '../../claims/stream-claims.ts';
import { fenceStream } from '../../streams/fence-stream.ts';
import type { ItemState } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import {
  claimingEventTypes,
  claimsHeldDuring,
  claimsNeededBy,
  refusalOfClaim,
} from './needed-claims.ts';

/** Keeps the claims on addresses and languages of items up to date with their streams. */
export type ItemClaims = StreamClaims<ItemState>;

/** Opens the claims of items, which are derived from their streams. */
export function openItemClaims(
  claims: Claims,
  store: ItemStore,
  ports: {
    readonly log: EventLog;
    readonly pool: Pool;
    readonly clock: Clock;
    readonly reportError: (cause: unknown) => void;
  },
): ItemClaims {
  return new StreamClaims({
    claims,
    log: ports.log,
    pool: ports.pool,
    handles: claimingEventTypes,
    prefix: contentStreamPrefix,
    async load(id) {
      const { state, revision } = await store.load(contentIdSchema.parse(id));
      return { state, revision };
    },
    fence: (id, revision) => fenceStream(ports, contentStreamPrefix + id, revision),
    neededBy: claimsNeededBy,
    heldDuring: claimsHeldDuring,
    refusalOf: refusalOfClaim,
    reportUnreadable: ports.reportError,
  });
}
