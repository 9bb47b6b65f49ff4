import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { mintId } from '../../streams/mint-id.ts';

/**
 * Mints an item's id, the same each time for the same command, so that a repeated upload creates no
 * second item.
 */
export function mintMediaId(commandId: string): MediaId {
  return mediaIdSchema.parse(mintId(`media/${commandId}`));
}
