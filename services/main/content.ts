import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import { listEditors } from '../accounts/list-accounts/list-editors.ts';
import type { Clock } from '../adapters/clock.ts';
import { type ContentArea, openContent } from '../content/content-area.ts';
import { Previews } from '../content/preview/previews.ts';
import { ContentReads } from '../content/read-content/content-reads.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { Connections } from './connections.ts';
import type { ServedOffers } from './offers.ts';

interface ContentParts {
  readonly connections: Connections;
  readonly accountNames: AccountNames;
  readonly assets: Assets;
  readonly clock: Clock;
  /** The offers shown in previews of pages. */
  readonly offers: Pick<ServedOffers, 'now'>;
  readonly reportError: (cause: unknown) => void;
}

/** Wires content to the read models, with previews rendered like public pages. */
export function makeContent(parts: ContentParts): Promise<ContentArea> {
  const { accountNames, assets, clock, offers, reportError } = parts;
  const { log, pool } = parts.connections;
  return openContent({
    log,
    pool,
    clock,
    accountNames,
    listEditors: () => listEditors(pool),
    reportError,
    reads: new ContentReads(pool, accountNames, hostOf(assets)),
    previews: new Previews(
      pool,
      () => offers.now(),
      accountNames,
      (screen, viewer) => renderScreen(screen, viewer, assets).body,
    ),
  });
}

/** Returns the host of this site, with its port where it has one. */
function hostOf({ origin }: Assets): string {
  return origin === undefined ? '' : new URL(origin).host;
}
