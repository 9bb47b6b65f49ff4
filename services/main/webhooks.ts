import { untilWoken } from '@parvis/projections/follower/follower.ts';
import type { Following, LogReader } from '@parvis/projections/follower/log-reader.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { findMailSubject } from '../accounts/links/send-link.ts';
import { systemClock } from '../adapters/clock.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Secrets } from '../subjects/secret.ts';
import { Vault } from '../subjects/vault.ts';
import { orderStoppedMails } from '../webhooks/stopped-mail.ts';
import { WebhookSender } from '../webhooks/webhook-sender.ts';
import type { Connections } from './connections.ts';

interface WebhookParts {
  readonly connections: Pick<Connections, 'pool' | 'changes'>;
  readonly feed: ChangeFeed;
  readonly secrets: Secrets;
  readonly hosts: readonly string[];
  readonly reportError: (cause: unknown, where: string) => void;
}

/** Sends webhooks what changed in public, in a single process. */
export function startWebhooks(
  reader: LogReader,
  { connections: { pool, changes }, feed, secrets, hosts, reportError }: WebhookParts,
): { stop(): Promise<void> } {
  const onError = (cause: unknown) => {
    // Until it is built, nothing can be read of it.
    if (!(cause instanceof ReadModelNotServed)) reportError(cause, 'webhooks');
  };
  let following: Following | undefined;
  const subjectOf = (id: string, at: Date) => findMailSubject(pool, id, at);
  const sender = new WebhookSender({
    pool,
    feed,
    vault: new Vault(secrets),
    clock: systemClock,
    hosts,
    onError,
    onDone: () => following?.wakeUp(),
    onStopped: (id, at) => orderStoppedMails({ db: pool, subjectOf }, id, at),
  });
  const consumer = {
    begin: async () => undefined,
    async handleBatch() {
      await sender.begin();
      const next = await sender.nextDue();
      const left = next === undefined ? untilWoken : next.getTime() - systemClock.now().getTime();
      return Math.min(untilWoken, Math.max(shortestMs, left));
    },
  };
  following = reader.follow(consumer, {
    name: 'webhooks',
    lockName: 'parvis webhooks',
    isFollowingLog: false,
    onError,
  });
  const wake = () => following?.wakeUp();
  const unsubscribe = feed.subscribe(wake);
  const endChanges = changes.subscribe({ look: wake });
  return {
    async stop() {
      unsubscribe();
      endChanges();
      await following?.stop();
      await sender.stop();
    },
  };
}

/** What is due is begun at once, by the sender; this bounds how often it looks, in milliseconds. */
const shortestMs = 500;
