import { checkMapping } from '@parvis/contracts/careers/mapping/check-mapping.ts';
import { mappingEndpoints as at } from '@parvis/contracts/careers/mapping/endpoints.ts';
import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { listOfferMappings } from '@parvis/projections/offer-mappings/list-offer-mappings.ts';
import { Admission, NotAdmitted } from '../../http/admission.ts';
import { type Reply, type Route, route } from '../../http/route.ts';
import { entityReads } from '../../revisioned/entity-reads.ts';
import { entityReplies } from '../../revisioned/entity-replies.ts';
import { type EntityPorts, entityWriter } from '../../revisioned/entity-writer.ts';
import { namedList } from '../../streams/named-reads.ts';
import type { ReadFeed } from '../feeds/read-feed.ts';
import { decideMapping, offerMapping } from './decide.ts';
import { tryMapping } from './try-mapping.ts';

/** Mappings that are tried at the same time, each in a process of its own. */
const admissionLimits = { atOnce: 2, waiting: 20, timeoutMs: 10_000 };

/** Returns the routes of mappings. */
export function mappingRoutes(ports: EntityPorts & { readonly readFeed: ReadFeed }): Route[] {
  const { db, clock, accountNames, readFeed } = ports;
  const writer = entityWriter(offerMapping, ports, { decide: decideMapping });
  const reads = entityReads(offerMapping, 'offer-mappings', ports);
  const replies = entityReplies(offerMapping, writer, ports);
  const admission = new Admission(admissionLimits);
  return [
    route(at.listOfferMappings, async ({ query }) =>
      namedList(accountNames, await listOfferMappings(db, query)),
    ),
    route(at.getOfferMapping, ({ params }) => reads.get(params.name)),
    route(at.offerMappingHistory, ({ params, query }) => reads.history(params.name, query)),
    route(at.saveOfferMapping, async ({ params: { name }, body }, context) => {
      const refused = refusalsOf(body);
      if (refused !== undefined) return refused;
      return context.ifMatch === undefined
        ? replies.create(name, body, context)
        : replies.save(name, body, context);
    }),
    route(at.deleteOfferMapping, ({ params }, context) => replies.delete(params.name, context)),
    route(at.undeleteOfferMapping, ({ params }, context) => replies.undelete(params.name, context)),
    route(at.tryOfferMapping, async ({ body: { mapping, records } }) => {
      const now = clock.now().toISOString();
      try {
        const tried = await admission.run(() => tryMapping(readFeed, mapping, records, now));
        return { kind: 'json', body: { records: tried } };
      } catch (cause) {
        if (!(cause instanceof NotAdmitted)) throw cause;
        return { kind: 'refused', refusals: [{ code: 'too-busy' }] };
      }
    }),
  ];
}

/** Refuses what is wrong with a mapping, field by field. */
function refusalsOf(mapping: Mapping): Reply | undefined {
  const [first, ...others] = checkMapping(mapping).map(
    ({ field, problem, words }): Refusal => ({
      code: 'invalid',
      path: field === 'records' ? ['records'] : ['fields', field],
      params: { reason: problem, words },
    }),
  );
  return first && { kind: 'refused', refusals: [first, ...others] };
}
