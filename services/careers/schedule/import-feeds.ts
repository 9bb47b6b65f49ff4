import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import { fetchFeed } from '../../adapters/fetching/fetch-feed.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { type ImportPorts, importFeed } from '../import-feed/import-feed.ts';
import type { ImportReport, ImportRequest } from '../import-feed/import-request.ts';
import { allowUpToShare } from '../import-feed/withdraw-absent.ts';
import { Places } from '../places/places.ts';

/** The address of a scheduled feed, and how it is imported. */
export interface FeedSettings {
  readonly hosts: readonly string[];
  /** The folder of the tables that places are found in. */
  readonly placesFolder: string;
  /** The share of the open offers that an import may withdraw, from 0 to 1. */
  readonly share: number;
}

/** The ports of an import, except the places, which are loaded for each import. */
export type FeedPorts = Omit<ImportPorts, 'places'>;

/** Fetches a feed and imports it. @throws FeedNotFetched, and whatever `importFeed` throws */
export async function importFromAddress(
  ports: FeedPorts,
  url: string,
  { hosts, placesFolder }: Pick<FeedSettings, 'hosts' | 'placesFolder'>,
  request: Omit<ImportRequest, 'parts'>,
): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-offers-'));
  try {
    const file = join(folder, 'feed');
    await fetchFeed(url, file, new AllowedHosts(hosts));
    const places = await Places.open(placesFolder);
    const parts = [{ bytes: createReadStream(file) }];
    return await importFeed({ ...ports, places }, { ...request, parts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Imports a complete feed regularly; an import that would withdraw too much withdraws nothing, and
 * is reported.
 */
export function importFeedPeriodically(
  { source, url }: { readonly source: string; readonly url: string },
  everyMs: number,
  ports: FeedPorts,
  settings: FeedSettings,
  onSpared: (message: string) => void,
): ScheduledJob {
  return {
    name: `import-offers-${source}`,
    everyMs,
    async run() {
      const mayWithdraw = allowUpToShare(settings.share, () => false);
      const request = { source, complete: true, mayWithdraw };
      const { counts } = await importFromAddress(ports, url, settings, request);
      if (counts.spared > 0)
        onSpared(
          `${counts.spared} offers of ${source} left its feed, too many to withdraw without confirmation: see “parvis offers import”`,
        );
    },
  };
}
