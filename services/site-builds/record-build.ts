import { isDeepStrictEqual } from 'node:util';
import { actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { siteBuildSchema, siteBuildStream } from '@parvis/contracts/site-builds/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import { digestOf, type KeptFiles } from './kept-files.ts';
import type { BuildWithFiles } from './read-built-site.ts';

interface RecordPorts {
  readonly log: Pick<ReadableLog, 'readStream'> & Pick<EventLog, 'append'>;
  readonly files: KeptFiles;
  readonly clock: Clock;
}

/**
 * Records that this build serves visitors from now on, unless it is the one that was recorded last.
 * Its files are kept first, so that a recorded build can always be shown.
 * @throws LogUnavailable, StorageUnavailable
 */
export async function recordBuild(
  { log, files, clock }: RecordPorts,
  { build, contents }: BuildWithFiles,
): Promise<void> {
  const [last] = await log.readStream(siteBuildStream, { direction: 'backwards', limit: 1 });
  if (isDeepStrictEqual(siteBuildSchema.safeParse(last?.data).data, build)) return;
  for (const content of contents) await files.keep(content);
  const expected = last?.revision ?? 'no-stream';
  const commandId = `build-${expected}-${digestOf(Buffer.from(JSON.stringify(build)))}`;
  const { outcome } = await log.append(siteBuildStream, expected, [
    {
      id: eventId(commandId, 0),
      type: 'SiteBuildDeployed',
      data: build,
      metadata: {
        commandId,
        actor: actorId(systemActor),
        occurredAt: clock.now().toISOString(),
        version: 1,
      },
    },
  ]);
  // Another process recorded its build meanwhile, most likely this one.
  if (outcome === 'conflict') await recordBuild({ log, files, clock }, { build, contents });
}
