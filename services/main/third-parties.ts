import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import { documentReader } from '../third-parties/read-document.ts';
import { deleteOtherResponses } from '../third-parties/response-rows.ts';
import { type SourceAddresses, sourcesAt } from '../third-parties/sources.ts';
import { ThirdPartyWorker } from '../third-parties/third-party-worker.ts';
import type { Connections } from './connections.ts';

/** Returns the addresses of third parties in the configuration. */
export function toThirdParties({
  employerReviewUrl,
  socialPostsUrl,
  videoCatalogueUrl,
}: Configuration): SourceAddresses {
  return {
    ...(employerReviewUrl !== undefined && { employerReview: employerReviewUrl }),
    ...(socialPostsUrl !== undefined && { socialPosts: socialPostsUrl }),
    ...(videoCatalogueUrl !== undefined && { videoCatalogue: videoCatalogueUrl }),
  };
}

/** How often due documents are looked for, in milliseconds. */
const everyMs = 5_000;

/** Returns the job that requests the documents of third parties. */
export async function thirdPartyJob(
  { pool }: Connections,
  addresses: SourceAddresses,
  { fetchHosts }: Pick<Configuration, 'fetchHosts'>,
  onError: (cause: unknown, where: string) => void,
): Promise<ScheduledJob> {
  await deleteOtherResponses(
    pool,
    sourcesAt(addresses).map(({ address }) => address),
  );
  const worker = new ThirdPartyWorker({
    pool,
    clock: systemClock,
    addresses,
    read: documentReader(fetchHosts),
    random: Math.random,
    onError: (cause, source) => onError(cause, `third party: ${source}`),
  });
  return {
    name: 'read-third-parties',
    everyMs,
    nextDue: () => worker.nextDue(),
    run: () => worker.readDue(),
  };
}
