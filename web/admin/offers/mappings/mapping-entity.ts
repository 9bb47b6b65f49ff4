import { rulesOf } from '@parvis/contracts/careers/mapping/check-mapping.ts';
import { mappingEndpoints as at } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { mappingSchema } from '@parvis/contracts/careers/mapping/mapping.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { declareEntity } from '../../revisions/entity.ts';
import { saveMapping } from './mapping-requests.ts';

/** The history of a mapping; its id is its name. */
export const mappingEntity = declareEntity({
  title: 'mappings.title',
  key: z.object({ id: z.string() }).transform(({ id }) => ({ name: id })),
  content: mappingSchema,
  history: at.offerMappingHistory,
  restore: ({ id }, { content }, seen) => saveMapping(id, content, seen),
  undelete: ({ id }) => callEndpoint(at.undeleteOfferMapping, { params: { name: id } }),
  screen: ({ id }) => ({ to: '/admin/offers/mappings', search: { name: id } }),
  fields: ({ kind, records, fields }, { intl }) => ({
    [intl.formatMessage({ id: 'mappings.records' })]: `${kind.toUpperCase()} · ${records}`,
    ...Object.fromEntries(
      rulesOf(fields).map(([field, { path, constant, values = [] }]) => [
        intl.formatMessage({ id: `mappings.field.${field}` }),
        [
          path,
          ...(constant ? [`= ${constant}`] : []),
          ...values.map(({ from, to }) => `${from} → ${to}`),
        ].join('\n'),
      ]),
    ),
  }),
});
