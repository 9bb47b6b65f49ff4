import { END, type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import { type ClientEvent, recordedEvent } from './recorded-event.ts';

/**
 * Calls back with every event of ours as the server pushes it, and without one whenever the
 * subscription begins, because earlier events may have been missed.
 * @returns a function that ends the subscription
 */
export function watchServer(
  client: EventStoreDBClient,
  onGrowth: (event: RecordedEvent | undefined) => void,
): () => void {
  let failures = 0;
  let close = () => {};
  const open = () => {
    const pushed = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    let isOpen = true;
    let retry: NodeJS.Timeout | undefined;
    const lose = () => {
      if (!isOpen) return;
      isOpen = false;
      failures += 1;
      retry = setTimeout(open, backoffMs(failures));
    };
    pushed
      .on('confirmation', () => {
        failures = 0;
        onGrowth(undefined);
      })
      .on('data', ({ event }: { readonly event?: ClientEvent }) => {
        if (event !== undefined) onGrowth(recordedEvent(event));
      })
      .on('error', lose)
      .on('end', lose)
      .on('close', lose);
    close = () => {
      isOpen = false;
      clearTimeout(retry);
      void pushed.unsubscribe().catch(() => undefined);
    };
  };
  open();
  return () => close();
}
