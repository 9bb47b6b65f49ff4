import { createServer } from 'node:http';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../../adapters/clock.ts';
import { Admission } from '../../../http/admission.ts';
import { ChangeFeed } from '../../page-cache/change-feed.ts';
import { PageCache } from '../../page-cache/page-cache.ts';
import { PublicSite, type PublicSiteDeps } from '../public-site.ts';

/**
 * A site in which a client with a cookie is signed in, nothing is cached, and every page is empty.
 */
const plain: Omit<PublicSiteDeps, 'compose' | 'cache' | 'admission'> = {
  render: () => ({ status: 200, type: 'text/html', body: Buffer.alloc(0) }),
  querySourcesOf: async () => [],
  clock: systemClock,
  namesSession: () => true,
  signedIn: async () => ({ kind: 'account', accountId: 'a', name: 'Anne', roles: [] }),
  isEditing: async () => false,
  logHead: async () => startOfLog,
  waitUntil: async () => true,
  patienceMs: 60_000,
  noteMiss: () => undefined,
  standingHeaders: [],
};

type SiteDeps = Pick<PublicSiteDeps, 'compose'> & Partial<PublicSiteDeps>;

/** Serves a public site over HTTP until the test is over. @returns its origin */
export async function servedSite(deps: SiteDeps): Promise<string> {
  return (await startedSite(deps)).origin;
}

/** Serves a public site over HTTP until the test is over. */
export async function startedSite(deps: SiteDeps): Promise<{ origin: string; site: PublicSite }> {
  const feed = new ChangeFeed(() => Promise.reject(new Error('nothing is cached')));
  const cache = new PageCache(feed, systemClock, 1_000_000);
  const admission = new Admission({ atOnce: 4, waiting: 10, timeoutMs: 60_000 });
  const site = new PublicSite({ ...plain, cache, admission, ...deps });
  const server = createServer((request, response) => {
    const refuse = () => site.refuse(request, response, { code: 'unavailable' });
    site.serve(request, response).catch(refuse);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('expected it to listen on a port');
  return { origin: `http://127.0.0.1:${address.port}`, site };
}
