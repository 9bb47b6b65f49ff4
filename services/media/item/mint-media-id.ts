import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { mintId } from '../../streams/mint-id.ts';

/** An item's id, the same each time for the same command: a repeated upload makes no second item. */
export function mintMediaId(commandId: string): MediaId {
  return mediaIdSchema.parse(mintId(`media/${commandId}`));
}
