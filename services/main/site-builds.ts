import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { SiteHistory } from '../audit/site-history.ts';
import { KeptFiles } from '../site-builds/kept-files.ts';
import { PastBuilds } from '../site-builds/past-builds.ts';
import { readBuiltSite } from '../site-builds/read-built-site.ts';
import { recordBuild } from '../site-builds/record-build.ts';
import type { BuiltFiles } from './built-files.ts';
import { openMediaStorage } from './media.ts';

/** Opens the builds that the log records, with their files, which are kept beside the media. */
export function openPastBuilds(
  log: Pick<ReadableLog, 'readStream'>,
  configuration: Configuration,
): PastBuilds {
  return new PastBuilds(log, new KeptFiles(openMediaStorage(configuration)), systemClock);
}

/** Returns the build that served visitors at a position, as the past is shown by it. */
export function buildsThen(builds: PastBuilds, { site }: BuiltFiles): SiteHistory['buildAt'] {
  return async (position) => {
    const build = await builds.at(position);
    const json = build && (await builds.wordsOf(build));
    if (build === undefined || json === undefined) return undefined;
    const { version, deployedAt, stylesheets, templates, words: digest } = build;
    const hasTemplatesOfToday = templates === site?.templates;
    return { version, deployedAt, hasTemplatesOfToday, stylesheets, words: { digest, json } };
  };
}

/** Records what this process serves; nothing during development. @throws LogUnavailable, StorageUnavailable */
export async function recordOwnBuild(
  log: Pick<ReadableLog, 'readStream'> & Pick<EventLog, 'append'>,
  configuration: Configuration,
  { clientFolder, version, files }: OwnBuild,
): Promise<void> {
  const { site } = files;
  if (site === undefined) return;
  const kept = new KeptFiles(openMediaStorage(configuration));
  const own = await readBuiltSite(clientFolder, version, { ...files, site });
  await recordBuild({ log, files: kept, clock: systemClock }, own);
}

interface OwnBuild {
  readonly clientFolder: string;
  readonly version: string;
  readonly files: BuiltFiles;
}
