import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { Decision } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';

type Add = Extract<MediaCommand, { type: 'upload-image' | 'upload-file' | 'register-video' }>;

/** Adds an uploaded or registered item to the library. */
export function decideAdd(command: Add, item: MediaItem | undefined): Decision {
  if (item !== undefined) return refuse('media-exists');
  const { mediaId } = command;
  switch (command.type) {
    case 'upload-image': {
      const { original, details } = command;
      return accept([{ type: 'ImageUploaded', data: { mediaId, original, details } }]);
    }
    case 'upload-file': {
      const { original, details } = command;
      return accept([{ type: 'FileUploaded', data: { mediaId, original, details } }]);
    }
    case 'register-video': {
      const { source, details } = command;
      return accept([{ type: 'VideoRegistered', data: { mediaId, source, details } }]);
    }
  }
}
