import { unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { activity } from '@parvis/projections/activity/activity.ts';
import { approvals } from '@parvis/projections/approvals/approvals.ts';
import { contentItems } from '@parvis/projections/content-items/content-items.ts';
import { createProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { livePosts } from '@parvis/projections/live-posts/live-posts.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import { menuTree } from '@parvis/projections/menu-tree/menu-tree.ts';
import { mergeProposals } from '@parvis/projections/merge-proposals/merge-proposals.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { redirects } from '@parvis/projections/redirects/redirects.ts';
import { revisionHistory } from '@parvis/projections/revision-history/revision-history.ts';
import { siteSettings } from '@parvis/projections/site-settings/site-settings.ts';
import { bindRoutes } from '../../http/bind-routes.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import {
  callEndpoint,
  type TestRequest,
  type TestResponse,
} from '../../http/testing/call-endpoint.ts';
import { serve } from '../../http/testing/serve.ts';
import { type ContentArea, openContent } from '../content-area.ts';
import { contentRoutes } from '../content-routes.ts';
import { Previews } from '../preview/previews.ts';
import { sharedPreviewRoutes } from '../preview-links/routes.ts';
import { ContentReads } from '../read-content/content-reads.ts';
import { ContentWorld, createContentTables } from './content-world.ts';

const projections = [
  activity,
  approvals,
  contentItems,
  livePosts,
  mediaLibrary,
  menuTree,
  mergeProposals,
  pageFragments,
  redirects,
  revisionHistory,
  siteSettings,
];
const names = projections.map(({ name }) => name);

/** Content served over real HTTP, with a real log and real read models. */
export interface ServedContent {
  readonly content: ContentArea;
  readonly log: ContentWorld['log'];
  readonly clock: ContentWorld['clock'];
  call(endpoint: Endpoint, sent?: TestRequest): Promise<TestResponse>;
  close(): Promise<void>;
}

/** Serves content with its own database; a preview is the JSON of its screen. */
export async function serveContent(url: string): Promise<ServedContent> {
  await createContentTables(url);
  return serveAlso(url);
}

/** Serves content as a further process of a database that has the tables. */
export async function serveAlso(url: string): Promise<ServedContent> {
  const world = new ContentWorld(url);
  const { log, pool, bus, clock, accountNames } = world;
  const engine = createProjectionEngine({ log, pool, bus, clock, projections });
  const reader = new LogReader({ log, pool, bus });
  engine.start(reader);
  reader.start();
  const content = await openContent({
    log,
    pool,
    clock,
    accountNames,
    listEditors: async () => [{ id: 'editor000000', name: 'Name of editor000000' }],
    reportError: world.reportError,
    reads: new ContentReads(pool, accountNames, 'localhost'),
    previews: new Previews(
      pool,
      () => unavailableOfferIndex,
      accountNames,
      (screen) => JSON.stringify(screen),
    ),
  });
  const faults: unknown[] = [];
  const routes = [
    ...contentRoutes(content),
    ...sharedPreviewRoutes(content, { take: () => Promise.resolve(undefined) }),
  ];
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: (at) => engine.waitUntil(names, positionSchema.parse(at), 5_000) },
    publicOrigin: undefined,
    reportFault: (_requestId, fault) => faults.push(fault),
  });
  const served = await serve((app) => app.use(router));
  return {
    content,
    log,
    clock,
    call: async (endpoint, sent) => {
      const came = await callEndpoint(served.origin, endpoint, sent);
      if (faults.length > 0) throw new Error(`a fault: ${JSON.stringify(faults)}`);
      return came;
    },
    async close() {
      await served.close();
      await engine.stop();
      await reader.stop();
      await world.close();
    },
  };
}
