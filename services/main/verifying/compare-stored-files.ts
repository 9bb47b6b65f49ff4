import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Configuration } from '../../adapters/config/configuration.ts';
import { storedEventsOf } from '../../adapters/log/redaction/redacted-event-log.ts';
import { verifyFiles } from '../../notary/verify/verify-files.ts';
import { openMediaStorage } from '../media.ts';
import { namedFiles } from './named-files.ts';

/**
 * Compares the stored files of an installation with the digests by which its log names them.
 * @param onProgress called with the number of files compared so far
 * @throws LogUnavailable, StorageUnavailable
 */
export function compareStoredFiles(
  log: Pick<EventLog, 'readAll' | 'readStream'>,
  configuration: Pick<Configuration, 'bucket' | 'dataFolder'>,
  onProgress?: (files: number) => void,
): ReturnType<typeof verifyFiles> {
  const storage = openMediaStorage(configuration);
  return verifyFiles({ log: storedEventsOf(log), storage, ...namedFiles, onProgress });
}
