import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  synonymEndpoints as at,
  type SynonymsPreview,
  type SynonymsView,
} from '@parvis/contracts/synonyms/endpoints.ts';
import { synonymsKey } from '@parvis/contracts/synonyms/events.ts';
import { type SavedSynonyms, suppliedSynonyms } from '@parvis/contracts/synonyms/synonym-list.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listRevisions } from '@parvis/projections/revisioned/list-revisions.ts';
import { readSavedSynonyms } from '@parvis/projections/synonyms/read-synonyms.ts';
import type { Clock } from '../adapters/clock.ts';
import { type Route, route } from '../http/route.ts';
import { type AccountNames, withName } from '../streams/account-names.ts';
import { namedRevisions } from '../streams/named-reads.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import { SynonymWriter } from './synonym-writer.ts';

/** A search, and the rules to compare with those in use. */
export interface PreviewedSearch {
  readonly typed: string;
  readonly locale: Locale;
  readonly rules: readonly SynonymRule[];
}

/** The dependencies of the synonyms. `db` has the read models. */
export interface SynonymPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly db: Queryable;
  /** Searches with the rules in use, and with others. */
  readonly preview: (search: PreviewedSearch) => Promise<SynonymsPreview>;
}

const supplied: SynonymsView = {
  ...suppliedSynonyms,
  revision: 0,
  updatedAt: null,
  updatedBy: null,
};

/** Returns the routes of the synonyms of searches. */
export function synonymRoutes(ports: SynonymPorts): Route[] {
  const { db, accountNames, preview } = ports;
  const writer = new SynonymWriter(ports);
  const replies = new StreamReplies(accountNames, (saved: SavedSynonyms) => revisionedView(saved));
  return [
    route(at.getSynonyms, async () => {
      const saved = await readSavedSynonyms(db);
      if (saved === undefined) return { kind: 'json', body: supplied, etag: supplied.revision };
      const body = await withName(accountNames, revisionedView(saved));
      return { kind: 'json', body, etag: saved.revision };
    }),
    route(at.synonymsHistory, async ({ query }) => {
      const revisions = await listRevisions(db, 'synonyms', synonymsKey, query);
      return namedRevisions(accountNames, revisions, undefined);
    }),
    route(at.previewSynonyms, async ({ body }) => ({ kind: 'json', body: await preview(body) })),
    route(at.saveSynonyms, async ({ body }, context) =>
      replies.saved(await writer.save(body, context)),
    ),
    route(at.restoreSynonyms, async ({ body }, context) =>
      replies.saved(await writer.restore(body.revision, context)),
    ),
  ];
}
