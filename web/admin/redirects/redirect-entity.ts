import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectContentSchema } from '@parvis/contracts/redirects/redirect.ts';
import { z } from 'zod';
import { declareEntity } from '../revisions/entity.ts';
import { entityRequests } from '../revisions/entity-requests.ts';

const key = z.object({ id: z.string() });

export const redirectRequests = entityRequests({
  key,
  create: at.createRedirect,
  get: at.getRedirect,
  save: at.saveRedirect,
  delete: at.deleteRedirect,
  undelete: at.undeleteRedirect,
});

/** The history of a redirect. */
export const redirectEntity = declareEntity({
  title: 'redirects.title',
  key,
  content: redirectContentSchema,
  history: at.redirectHistory,
  restore: (one, { content }, seen) => redirectRequests.save(one, content, seen),
  undelete: redirectRequests.undelete,
  screen: () => ({ to: '/admin/redirects' }),
  nameOf: ({ from }) => from,
  pathOf: ({ from }) => from,
  fields: ({ from, target }, { intl }) => ({
    [intl.formatMessage({ id: 'redirects.from' })]: from,
    [intl.formatMessage({ id: 'redirects.status' })]: intl.formatMessage({
      id: `redirects.status-${target.status}`,
    }),
    [intl.formatMessage({ id: 'redirects.to' })]: target.status === 410 ? '' : target.to,
  }),
});
