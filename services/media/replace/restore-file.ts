import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { RequestContext } from '../../http/route.ts';
import type { ExecutedMediaCommand } from '../item/media-writer.ts';
import { fileKey, imageKey } from '../item/original-key.ts';
import type { MediaServices } from '../services.ts';

type TakingBack = Extract<MediaCommand, { type: 'take-back-file' }>;

/**
 * Restores an earlier file of an item, unless its bytes were erased.
 * @throws LogUnavailable, StorageUnavailable
 */
export async function restoreFile(
  { writer, storage }: Pick<MediaServices, 'writer' | 'storage'>,
  command: TakingBack,
  { actor, commandId }: RequestContext,
): Promise<Outcome<ExecutedMediaCommand>> {
  const item = await writer.load(command.mediaId);
  const file = item?.earlier.find(({ revision }) => revision === command.revision);
  if (file !== undefined) {
    const key = file.kind === 'image' ? imageKey(file.original) : fileKey(file.original);
    if ((await storage.head(key)) === undefined) return refuse('file-not-stored');
  }
  return writer.execute(actor, command, commandId);
}
