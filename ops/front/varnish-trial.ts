import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '../chaos/api-client.ts';

/** A site behind Varnish, with one published page. */
export interface FrontedSite {
  /** The origin of Varnish. */
  readonly origin: string;
  readonly editor: ApiClient;
  /** The cookie of a session. */
  readonly cookie: string;
  readonly contentId: string;
  readonly path: string;
}

/** What was seen of the cache in front; problems in sentences. */
export interface VarnishTrial {
  readonly hits: string;
  readonly visibleMs: readonly number[];
  readonly problems: readonly string[];
}

/** How long a change may take until visitors see it, in milliseconds. */
const visibleWithinMs = 1_000;
const visits = 200;
const saves = 30;

/** Measures hits and the time until a save is seen, and looks for what must never be cached. */
export async function tryVarnish(site: FrontedSite): Promise<VarnishTrial> {
  const problems: string[] = [];
  const cacheOf = async (headers: Record<string, string> = {}, path = site.path) => {
    const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
    const leaked = ['surrogate-key', 'cache-tag', 'xkey'].filter((name) =>
      response.headers.has(name),
    );
    if (leaked.length > 0) problems.push(`${path} reveals ${leaked.join()}`);
    return { cache: response.headers.get('x-cache'), text: await response.text() };
  };
  let hits = 0;
  for (let visit = 0; visit < visits; visit += 1)
    if ((await cacheOf({ cookie: `consent=${visit}` })).cache === 'hit') hits += 1;
  for (const [what, headers, path] of [
    ['the page of a session', { cookie: site.cookie }, site.path],
    ['the page of a token', { authorization: 'Bearer parvis_x' }, site.path],
    ['the back-office', { cookie: site.cookie }, '/admin'],
    ['the form of alerts', {}, '/mail/alerts'],
  ] as const)
    for (let visit = 0; visit < 3; visit += 1)
      if ((await cacheOf(headers, path)).cache === 'hit') problems.push(`${what} was cached`);
  const visibleMs: number[] = [];
  for (let save = 0; save < saves; save += 1) visibleMs.push(await timeUntilSeen(site, save));
  if (Math.max(...visibleMs) > visibleWithinMs)
    problems.push(`a save was seen after ${Math.max(...visibleMs)} ms`);
  return { hits: `${hits} of ${visits}`, visibleMs, problems };
}

/** Saves another title and publishes it; a draft before that must not be seen. */
async function timeUntilSeen(site: FrontedSite, save: number): Promise<number> {
  const { editor, contentId, origin, path } = site;
  const read = async () => (await fetch(origin + path)).text();
  await read();
  const title = `Titre ${save} ${Date.now()}`;
  const { headers } = await editor.read(`/api/pages/${contentId}`);
  const saved = await editor.send(`/api/pages/${contentId}`, {
    method: 'PUT',
    headers: { 'if-match': headers.get('etag') ?? '' },
    body: { title, slug: path.slice(1) },
  });
  if (saved === undefined || saved.status >= 300)
    throw new Error(`the save was refused: ${saved?.status} ${saved?.text}`);
  await editor.send(`/api/pages/${contentId}/publish`, { method: 'POST' });
  const begunAt = performance.now();
  while (!(await read()).includes(title)) {
    if (performance.now() - begunAt > 20_000) throw new Error('the save was never seen');
    await delay(10);
  }
  return Math.round(performance.now() - begunAt);
}
