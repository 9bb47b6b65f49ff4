import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { entities, type RevisionedEntity } from '../entities.ts';

/** How many revisions a page shows, each with its content. */
const revisionsPerPage = 10;

/** Reads a page of the revisions of an item, newest first. */
export const listRevisions = ({ type, ...one }: RevisionedEntity, page: number | undefined) =>
  queryOptions({
    queryKey: ['revisions', type, one, page],
    queryFn: ({ signal }) =>
      entities[type].history(one, { page, pageSize: revisionsPerPage }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
