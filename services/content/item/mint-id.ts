import { createHash } from 'node:crypto';
import {
  type ContentId,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@parvis/contracts/content/ids.ts';

const contentIdLength = 12;
const moduleSuffixLength = 4;

/** Lower-case base 36 of a SHA-256, at least `length` characters, cut to it. */
function letters(source: string, length: number): string {
  const digest = createHash('sha256').update(source, 'utf8').digest('hex');
  return BigInt(`0x${digest}`).toString(36).padStart(length, '0').slice(-length);
}

/** An item's id, the same each time for the same command: a repeated command makes no second item. */
export function mintContentId(source: string): ContentId {
  const id = letters(`content/${source}`, contentIdLength);
  const digit = letters(`digit/${source}`, 2).charCodeAt(0) % 10;
  return contentIdSchema.parse(/\d/.test(id) ? id : `${id.slice(0, -1)}${digit}`);
}

/**
 * A module's id within its item, the same each time for the same command.
 * @param isTaken says which ids the item has already; the next candidate is tried then
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
