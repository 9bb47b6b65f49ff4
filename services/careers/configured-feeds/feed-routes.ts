import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { offerFeedEndpoints as at } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { RunKind } from '@parvis/contracts/careers/feeds/feed-run.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import { jsonReply, type Reply, type Route, replyTo } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { addFeed, changeFeed, removeSecret, setSecret } from './change-feeds.ts';
import { selectChanges } from './change-rows.ts';
import { listFeedSettings } from './list-feeds.ts';
import { type RemovalPorts, removeFeed } from './remove-feed.ts';
import { findRun, insertRun, selectRuns } from './run-rows.ts';
import { selectSettings } from './setting-rows.ts';

export interface FeedRouteParts extends RemovalPorts {
  readonly accountNames: AccountNames;
}

const needed = 'site.configure';
const empty = (outcome: Outcome<undefined>): Reply => replyTo(outcome, () => ({ kind: 'empty' }));

/** Routes by which administrators configure feeds of offers, fetch them and read what came. */
export function offerFeedRoutes(parts: FeedRouteParts): readonly Route[] {
  const { pool, operator } = parts;
  return [
    permittedRoute(at.listFeedSettings, needed, async () =>
      jsonReply(await listFeedSettings(pool, operator)),
    ),
    permittedRoute(at.addOfferFeed, needed, async ({ body }, { actor }) =>
      empty(await addFeed(parts, body, actor)),
    ),
    permittedRoute(at.changeOfferFeed, needed, async ({ params, body }, { actor }) =>
      empty(await changeFeed(parts, params.source, body, actor)),
    ),
    permittedRoute(at.removeOfferFeed, needed, async ({ params, query }, context) =>
      empty(await removeFeed(parts, { ...params, ...query }, context)),
    ),
    permittedRoute(at.setFeedSecret, needed, async ({ params, body }, { actor }) =>
      empty(await setSecret(parts, params.source, body, actor)),
    ),
    permittedRoute(at.removeFeedSecret, needed, async ({ params }, { actor }) =>
      empty(await removeSecret(parts, params.source, params, actor)),
    ),
    ...runRoutes(parts),
  ];
}

function runRoutes(parts: FeedRouteParts): readonly Route[] {
  const { pool } = parts;
  return [
    permittedRoute(at.runOfferFeed, needed, async ({ params, body }, { actor }) =>
      replyTo(await order(parts, params.source, body.kind, actor), (id) => jsonReply({ id })),
    ),
    permittedRoute(at.listFeedRuns, needed, async ({ params, query }) => {
      if ((await selectSettings(pool, params.source)).length === 0)
        return refused('offer-feed-not-found');
      const { items, total } = await selectRuns(pool, params.source, query);
      const { page, pageSize } = query;
      return jsonReply({ items: await named(parts, items), total, page, pageSize });
    }),
    permittedRoute(at.getFeedRun, needed, async ({ params }) => {
      const found = await findRun(pool, params.source, params.run);
      if (found === undefined) return refused('offer-feed-not-found');
      const [one = found] = await named(parts, [found]);
      return jsonReply(one);
    }),
    permittedRoute(at.listFeedChanges, needed, async ({ params, query }) => {
      const { items, total } = await selectChanges(pool, params.source, query);
      const { page, pageSize } = query;
      return jsonReply({ items: await named(parts, items), total, page, pageSize });
    }),
  ];
}

/** Orders a run, which the process for work in the background carries out. */
async function order(
  { pool, clock }: FeedRouteParts,
  source: string,
  kind: RunKind,
  actor: Actor,
): Promise<Outcome<string>> {
  if ((await selectSettings(pool, source)).length === 0) return refuse('offer-feed-not-found');
  const id = await insertRun(pool, { source, kind, by: actorId(actor) }, clock.now());
  return id === undefined ? refuse('offer-import-running', { params: { source } }) : accept(id);
}

async function named<T extends { readonly by: string | null }>(
  { accountNames }: FeedRouteParts,
  items: readonly T[],
): Promise<readonly T[]> {
  const names = await accountNames.namesOf(items.flatMap(({ by }) => by ?? []));
  return items.map((item) => ({ ...item, by: item.by && (names.get(item.by) ?? item.by) }));
}
