import { useQuery } from '@tanstack/react-query';
import { nameContent } from './api/find-content.ts';

/** Reads the titles of items, if there are any. */
export function useNamedContent(ids: readonly string[]) {
  return useQuery({ ...nameContent(ids), enabled: ids.length > 0 });
}
