import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import { decideCrop } from './crop/decide.ts';
import { decideDeletion } from './delete/decide.ts';
import { decideExamination } from './examine/decide.ts';
import type { Decision } from './item/guards.ts';
import type { MediaItem } from './item/media-family.ts';
import { decideRelease } from './release/decide.ts';
import { decideReplacement } from './replace/decide.ts';
import { decideSave } from './save/decide.ts';
import { decideAdd } from './upload/decide.ts';

/** Decides a media command on the current state of its item. Pure. */
export function decideMedia(command: MediaCommand, item: MediaItem | undefined): Decision {
  switch (command.type) {
    case 'upload-image':
    case 'upload-file':
    case 'register-video':
      return decideAdd(command, item);
    case 'save-image':
    case 'save-file':
    case 'save-video':
      return decideSave(command, item);
    case 'crop-image':
      return decideCrop(command, item);
    case 'replace-image':
    case 'replace-file':
    case 'take-back-file':
      return decideReplacement(command, item);
    case 'delete-media':
    case 'undelete-media':
      return decideDeletion(command, item);
    case 'release-media':
    case 'withdraw-media':
    case 'release-due-media':
      return decideRelease(command, item);
    case 'record-examination':
      return decideExamination(command, item);
  }
}
