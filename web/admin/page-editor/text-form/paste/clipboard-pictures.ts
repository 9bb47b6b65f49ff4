import { imageTypes } from '@parvis/contracts/media/types.ts';
import type { EmbeddedPicture } from '@parvis/contracts/rich-text/html/read-html.ts';

const extensions: ReadonlyMap<string, string> = new Map(
  Object.values(imageTypes).map(({ type, extension }) => [type, extension]),
);
/** Web pages have transparent pixels, and space for pictures that come later, of fewer bytes. */
export const leastPictureBytes = 200;
/** A name that alternative text gives to a file is cut to this many characters. */
const maxNameLength = 80;

/** Returns the files that are pictures of the library's formats, such as a screenshot. */
export function picturesAmong(files: Iterable<File> | undefined): File[] {
  return Array.from(files ?? []).filter(({ type }) => extensions.has(type));
}

/**
 * Returns embedded pictures of the library's formats as files, each once, named by their
 * alternative texts, without those too small to be one.
 */
export function filesOf(embedded: readonly EmbeddedPicture[]): File[] {
  const once = new Map(embedded.map((picture) => [picture.address, picture]));
  return [...once.values()].flatMap((picture) => fileOf(picture) ?? []);
}

function fileOf({ address, alt }: EmbeddedPicture): File | undefined {
  const comma = address.indexOf(',');
  const [type = '', ...parameters] = address.slice('data:'.length, comma).toLowerCase().split(';');
  const extension = extensions.get(type);
  if (extension === undefined || parameters.at(-1) !== 'base64') return undefined;
  const bytes = decode(address.slice(comma + 1));
  if (bytes === undefined || bytes.length < leastPictureBytes) return undefined;
  const name = alt
    .replaceAll(/[\p{Cc}/\\:*?"<>|.]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)
    .trim();
  return new File([bytes], `${name || 'image'}.${extension}`, { type });
}

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
