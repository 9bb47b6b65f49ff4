import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { nameContent } from '../content-picker/api/find-content.ts';
import { readPicked, toChoice } from '../media-picker/api/choices.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import type { RevisionedType } from './revisioned-entity.ts';
import { idsIn } from './shown-fields.ts';

/**
 * Returns the titles of the content and videos that revisions mention, by id; undefined while
 * loading.
 */
export function useNames(
  type: RevisionedType,
  revisions: readonly RevisionEntry[],
): ReadonlyMap<string, string> | undefined {
  const { language } = useInterfaceLanguage();
  const mentioned = revisions.flatMap(({ content, former }) =>
    [content, former].flatMap((one) => (one === null ? [] : idsIn(type, one))),
  );
  const ids = [...new Set(mentioned)];
  const contents = useQuery({ ...nameContent(ids), enabled: type === 'menu' && ids.length > 0 });
  const videos = useQueries({
    queries: type === 'playlist' ? ids.map((id) => readPicked('video', id)) : [],
  });
  if (contents.isLoading || videos.some(({ isPending }) => isPending)) return undefined;
  return new Map([
    ...[...(contents.data ?? [])].map(([id, { title }]) => [id, title] as const),
    ...videos.flatMap(({ data }) =>
      data ? [[data.id as string, toChoice(data, language).title] as const] : [],
    ),
  ]);
}
