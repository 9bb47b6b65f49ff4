import { detailsShapes } from '@parvis/contracts/content/details.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { sortsOf } from '@parvis/contracts/content/list-query.ts';
import { listedContentSchema } from '@parvis/contracts/content/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ContentsSearch } from '../contents-search.ts';

const itemsPerScreen = 30;

/** An item as lists show it, with the fields specific to its kind. */
const contentRowSchema = listedContentSchema.extend({
  nature: detailsShapes.news.nature.optional(),
  publishedOn: detailsShapes.page.publishedOn,
  role: detailsShapes.personality.role.optional(),
});
export type ContentRow = z.infer<typeof contentRowSchema>;

/**
 * Lists items of a kind, latest change first unless sorted; the previous result is shown until the
 * next has loaded.
 */
export function listContents(kind: ContentKind, { sort, nature, ...search }: ContentsSearch) {
  const query = {
    ...search,
    ...(kind === 'news' ? { nature } : {}),
    ...(sort !== undefined && sortsOf(kind).some((one) => one === sort) ? { sort } : {}),
    pageSize: itemsPerScreen,
  };
  return queryOptions({
    queryKey: ['contents', kind, query],
    queryFn: ({ signal }) => callEndpoint(kindEndpoints[kind].list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
