import { imageSizeSchema } from '@parvis/contracts/content/modules/image.ts';
import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { readImage } from '../media-picker/api/images.ts';
import { readEditor } from '../page-editor/api/read-editor.ts';
import type { Fields, NameOf } from './compare-fields.ts';

function idsIn(contents: readonly Fields[], field: string): readonly string[] {
  const ids = contents.map((content) => content[field]);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/**
 * How people call the pages, pictures and choices that these contents name; undefined while that is
 * asked for. What cannot be read any more keeps its id.
 */
export function useNames(contents: readonly Fields[]): NameOf | undefined {
  const intl = useIntl();
  const pageIds = idsIn(contents, 'parentId');
  const imageIds = idsIn(contents, 'imageId');
  const pages = useQueries({
    queries: pageIds.map((id) => ({ ...readEditor(id), refetchInterval: false as const })),
  });
  const images = useQueries({ queries: imageIds.map(readImage) });
  if ([...pages, ...images].some(({ isPending }) => isPending)) return undefined;
  const titles = new Map([
    ...pageIds.map((id, index) => [id, pages[index]?.data?.content.title ?? id] as const),
    ...imageIds.map((id, index) => [id, images[index]?.data?.title ?? id] as const),
  ]);
  return (field, value) => {
    if (field === 'parentId' || field === 'imageId') return titles.get(String(value));
    const size = field === 'size' ? imageSizeSchema.safeParse(value).data : undefined;
    return size && intl.formatMessage({ id: `image.size-${size}` });
  };
}
