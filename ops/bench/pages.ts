import type { IncomingHttpHeaders } from 'node:http';
import { withDemonstration } from '../chaos/demonstration.ts';
import { sessionCookie } from '../chaos/session-cookie.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type Answer, requestAsSent } from './request-as-sent.ts';
import { type Figure, formatSpread, interleave, ratioOf, series } from './rounds.ts';
import { visibleAfter } from './visible-after.ts';
import { load } from './wrk.ts';

const rounds = 5;
const seconds = 3;
const connections = 64;
const editors = 8;
const encoding = { 'accept-encoding': 'gzip' } as const;

/** Headers that each server sets itself, or that concern one connection. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

/** Measures the built Parvis with the demonstration: cached pages against nginx, uncached pages, and memory. */
export function benchPages(): Promise<Figure[]> {
  return withDemonstration(async (parvis) => {
    const atStart = await parvis.residentMegabytes();
    const url = `${parvis.origin}/`;
    const page = await requestAsSent(url, 'gzip');
    const nginx = await startNginx({
      body: page.body,
      headers: standingHeaders(page.headers),
    });
    try {
      const figures = await compare(url, page, nginx);
      const afterLoad = await parvis.residentMegabytes();
      return [...figures, memory('after start', atStart), memory('after load', afterLoad)];
    } finally {
      await nginx.stop();
    }
  });
}

async function compare(url: string, page: Answer, nginx: Nginx): Promise<Figure[]> {
  const cookie = await sessionCookie(new URL(url).origin);
  const rate = (address: string, headers: Record<string, string>, count = connections) =>
    load({ url: address, connections: count, seconds, headers });
  const perSecond = (...given: Parameters<typeof rate>) =>
    series(async () => (await rate(...given)).requestsPerSecond);
  const served = perSecond(nginx.url, encoding);
  // The saves of the last round have changed the page's menu. A connection whose first request finds
  // no cached page is served by node:http from then on (decision 33).
  const ofCached = (headersFor: (etag: string) => Record<string, string>) =>
    series(async () => {
      const { headers } = await requestAsSent(url, 'gzip');
      return (await rate(url, headersFor(headers.etag ?? ''))).requestsPerSecond;
    });
  const cached = ofCached(() => encoding);
  const unchanged = ofCached((etag) => ({ ...encoding, 'if-none-match': etag }));
  const made = perSecond(url, { cookie }, editors);
  const latency = series(async () => (await rate(url, { cookie }, 1)).medianMs);
  const lists = perSecond(`${new URL(url).origin}/toutes-actualites`, { cookie }, editors);
  const visible = await visibleAfter(new URL(url).origin, cookie);
  await interleave(rounds, [served, cached, unchanged, made, latency, lists, visible]);
  const reference = formatSpread(served, `pages/s by nginx, ${page.body.length} bytes`);
  return [
    {
      name: 'Cached page',
      ours: formatSpread(cached, 'pages/s'),
      reference,
      ratio: ratioOf(cached, served),
      goal: 0.9,
    },
    {
      name: 'Unchanged page (304)',
      ours: formatSpread(unchanged, 'responses/s'),
      reference,
      ratio: ratioOf(unchanged, served),
      goal: 1.5,
    },
    {
      name: `Uncached page, ${editors} signed-in readers`,
      ours: formatSpread(made, 'pages/s'),
      reference: '',
    },
    {
      name: 'Uncached page, one signed-in reader',
      ours: formatSpread(latency, 'ms'),
      reference: '',
    },
    {
      name: `Uncached list, ${editors} signed-in readers`,
      ours: formatSpread(lists, 'lists/s'),
      reference: '',
    },
    {
      name: 'Time from the response to a save until visitors see it',
      ours: formatSpread(visible, 'ms'),
      reference: '',
    },
  ];
}

function memory(when: string, megabytes: number): Figure {
  return {
    name: `Memory of Node ${when}`,
    ours: `${megabytes} MB resident`,
    reference: '',
  };
}

function standingHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownHeaders.has(name) ? [[name, value]] : [],
    ),
  );
}
