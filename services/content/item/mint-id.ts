import { createHash } from 'node:crypto';
import {
  type ContentId,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';

const contentIdLength = 12;
const moduleSuffixLength = 4;

/** Returns a SHA-256 in lowercase base 36, cut to `length` characters. */
function letters(source: string, length: number): string {
  const digest = createHash('sha256').update(source, 'utf8').digest('hex');
  return BigInt(`0x${digest}`).toString(36).padStart(length, '0').slice(-length);
}

/** Returns the id of the item that a command creates. */
export function idOfNew(kind: ContentKind, commandId: string): ContentId {
  return mintContentId(`${kind}/${commandId}`);
}

/** Mints an item's id from a command's, so that a repeated command creates no second item. */
export function mintContentId(source: string): ContentId {
  const id = letters(`content/${source}`, contentIdLength);
  const digit = letters(`digit/${source}`, 2).charCodeAt(0) % 10;
  return contentIdSchema.parse(/\d/.test(id) ? id : `${id.slice(0, -1)}${digit}`);
}

/**
 * Mints a module's id within its item from a command's id.
 * @param isTaken whether the item has a module with that id, in which case the next candidate is
 * tried
 */
export function mintModuleId(
  contentId: ContentId,
  source: string,
  isTaken: (id: ModuleId) => boolean,
): ModuleId {
  for (let attempt = 0; ; attempt += 1) {
    const suffix = letters(`module/${contentId}/${source}/${attempt}`, moduleSuffixLength);
    const id = moduleIdSchema.parse(`${contentId}${suffix}`);
    if (!isTaken(id)) return id;
  }
}
