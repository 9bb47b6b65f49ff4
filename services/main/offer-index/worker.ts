import { parentPort, workerData } from 'node:worker_threads';
import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import { BackgroundLoop } from '@parvis/projections/follower/background-loop.ts';
import { OpenOffers } from '@parvis/projections/offer-index/open-offers.ts';
import { type OffersThen, PastOffers } from '@parvis/projections/offer-index/past-offers.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { isServerUnavailable } from '@parvis/projections/postgres/transient-error.ts';
import type { Pool } from 'pg';
import { openPool } from '../../adapters/database/open-pool.ts';
import { SentFacetIds } from '../../careers/offer-index/facet-names.ts';
import type {
  MessageFromWorker,
  MessageToWorker,
  Reply,
  Request,
  WorkerSettings,
} from '../../careers/offer-index/messages.ts';
import { simulateDigests } from '../../digests/dry-run/simulate-digests.ts';
import { collectGarbage } from '../collect-when-idle.ts';

/**
 * How long to wait after loading before V8 is made to free memory, which it does not do while a
 * thread is allocating heavily.
 */
const quietMs = 5_000;

/** Serves the index of open offers to the parent thread. */
function serve(port: NonNullable<typeof parentPort>, settings: WorkerSettings): void {
  const { databaseUrl, serves } = settings;
  const pool = openPool(databaseUrl, { size: 2 });
  const offers = new OpenOffers({
    db: pool,
    patienceMs: readYourWriteTimeoutMs,
    onLoaded: () => void setTimeout(() => void collectGarbage().catch(report), quietMs).unref(),
  });
  const past = new PastOffers(pool);
  const sent = new SentFacetIds();
  const say = (message: MessageFromWorker) => port.postMessage(message);
  const report = (cause: unknown) =>
    say({ kind: 'trouble', isOutage: isServerUnavailable(cause), message: words(cause) });
  let isReady = false;
  const loop = new BackgroundLoop({
    async step() {
      const pauseMs = await offers.step();
      if (!isReady) say({ kind: 'ready' });
      isReady = true;
      return pauseMs;
    },
    onError(cause) {
      if (!(cause instanceof ReadModelNotServed)) report(cause);
    },
  });
  if (serves === 'present') loop.start();
  else say({ kind: 'ready' });
  if (serves === 'past') past.load().catch(report);
  port.on('message', (message: MessageToWorker) => {
    if (message.kind === 'wake') return loop.wakeUp();
    if (message.kind === 'stop') return void stop();
    const { number, request, at } = message;
    const answer = (searched: SearchedOffers) => replyTo({ offers: searched, sent, pool }, request);
    void (at === undefined ? answer(offers) : past.use(at, answer)).then(
      (reply) => say({ kind: 'reply', number, reply }),
      (cause: unknown) => {
        const isUnavailable =
          cause instanceof OfferIndexUnavailable || cause instanceof ReadModelNotServed;
        say({ kind: 'refusal', number, isUnavailable, message: words(cause) });
      },
    );
    // A pending request may depend on a change that this thread has not seen yet.
    if (request.method === 'search' && request.after !== undefined) loop.wakeUp();
  });

  /** Without waiting for the step in progress, which may be loading all offers. */
  async function stop(): Promise<void> {
    await pool.end();
    process.exit();
  }
}

type SearchedOffers = Pick<OpenOffers, 'search' | 'suggest' | 'similar' | 'position'> | OffersThen;

interface Served {
  readonly offers: SearchedOffers;
  readonly sent: SentFacetIds;
  readonly pool: Pool;
}

async function replyTo({ offers, sent, pool }: Served, request: Request): Promise<Reply> {
  switch (request.method) {
    case 'search': {
      const { found, position, engine } = await offers.search(request.query, request.after);
      const { corrected, ...others } = found;
      const newIds = sent.next(engine, engine.facetIds);
      const correction = corrected === undefined ? {} : { corrected };
      return { method: 'search', found: { ...others, ...correction, position, newIds } };
    }
    case 'suggest': {
      const { typed, locale, limit } = request;
      return { method: 'suggest', titles: offers.suggest(typed, locale, limit) };
    }
    case 'similar':
      return { method: 'similar', offers: await offers.similar(request.id, request.limit) };
    case 'dry-run':
      return {
        method: 'dry-run',
        view: await simulateDigests(pool, request.proposed, request.now),
      };
    case 'position':
      return { method: 'position', position: offers.position() };
  }
}

function words(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

if (parentPort !== null) serve(parentPort, workerData);
