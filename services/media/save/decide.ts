import { isDeepStrictEqual } from 'node:util';
import { accept } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { type Decision, requireMedia, requireSeen } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';

type Save = Extract<MediaCommand, { type: 'save-image' | 'save-file' | 'save-video' }>;

const kinds = { 'save-image': 'image', 'save-file': 'file', 'save-video': 'video' } as const;

/** Saves the details of an item as a new revision, unless they are unchanged. */
export function decideSave(command: Save, item: MediaItem | undefined): Decision {
  const found = requireMedia(item, kinds[command.type]);
  if (!found.ok) return found;
  const seen = requireSeen(item, command.expectedRevision);
  if (!seen.ok) return seen;
  if (isDeepStrictEqual(found.value.details, command.details)) return accept([]);
  return accept([saved(command, found.value.revision + 1)]);
}

function saved(command: Save, revision: number): MediaEvent {
  const { mediaId } = command;
  switch (command.type) {
    case 'save-image':
      return { type: 'ImageSaved', data: { mediaId, revision, details: command.details } };
    case 'save-file':
      return { type: 'FileSaved', data: { mediaId, revision, details: command.details } };
    case 'save-video':
      return { type: 'VideoSaved', data: { mediaId, revision, details: command.details } };
  }
}
