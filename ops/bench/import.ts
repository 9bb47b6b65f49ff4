import { itemOutcomeSchema } from '@parvis/contracts/content/batch-endpoints.ts';
import { z } from 'zod';
import { sessionCookie } from '../chaos/session-cookie.ts';
import type { BenchServer } from './bench-server.ts';
import { withParvisOnServer } from './parvis-on-server.ts';
import { type Figure, formatSpread, interleave, ratioOf, series } from './rounds.ts';

const rounds = 3;
const pages = 400;
const modulesPerPage = 7;
const itemsPerCall = 100;
/** Concurrent requests of the module-by-module import, the former method. */
const callers = 8;
/** An import by batches takes 8 s where the module-by-module import took 35 s. */
const goal = 4.4;

const idSchema = z.object({ id: z.string(), revision: z.number() });
const batchSchema = z.object({ items: z.array(itemOutcomeSchema) });

/** Measures importing pages through the API: in batches of complete pages, and module by module. */
export function benchImport(server: BenchServer): Promise<Figure[]> {
  return withParvisOnServer(server, 'import', async ({ parvis, caughtUp }) => {
    await parvis.start();
    const send = sender(parvis.origin, await sessionCookie(parvis.origin));
    const timed = (way: string, work: (send: Send, slugs: readonly string[]) => Promise<void>) =>
      series(async (round) => {
        await caughtUp();
        const slugs = Array.from({ length: pages }, (_, page) => `${way}-${round}-p${page}`);
        const begun = performance.now();
        await work(send, slugs);
        return (performance.now() - begun) / 1_000;
      });
    const batches = timed('lot', inBatches);
    const single = timed('un', byModule);
    await interleave(rounds, [batches, single]);
    const requests = pages * (2 + 2 * modulesPerPage);
    return [
      {
        name: `Import of ${pages} pages of ${modulesPerPage} modules, published`,
        ours: formatSpread(batches, `s in ${pages / itemsPerCall} requests`),
        reference: formatSpread(
          single,
          `s module by module, ${requests} requests, ${callers} concurrently`,
        ),
        ratio: ratioOf(single, batches),
        goal,
      },
    ];
  });
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

function sender(origin: string, cookie: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

async function inBatches(send: Send, slugs: readonly string[]): Promise<void> {
  for (let from = 0; from < slugs.length; from += itemsPerCall) {
    const items = slugs.slice(from, from + itemsPerCall).map((slug) => ({
      kind: 'page',
      ...headerOf(slug),
      modules: modulesOf(slug),
      publish: true,
    }));
    const answer = batchSchema.parse(await send('POST', '/api/items', { items }));
    const refused = answer.items.find((item) => 'problem' in item);
    if (refused !== undefined) throw new Error(`a page was refused: ${JSON.stringify(refused)}`);
  }
}

async function byModule(send: Send, slugs: readonly string[]): Promise<void> {
  const left = [...slugs];
  const work = async (): Promise<void> => {
    for (let slug = left.shift(); slug !== undefined; slug = left.shift())
      await movePage(send, slug);
  };
  await Promise.all(Array.from({ length: callers }, work));
}

async function movePage(send: Send, slug: string): Promise<void> {
  const { id } = idSchema.parse(await send('POST', '/api/pages', headerOf(slug)));
  for (const module of modulesOf(slug)) {
    const added = idSchema.parse(await send('POST', `/api/${id}/modules`, module));
    await send('POST', `/api/${id}/modules/${added.id}/activate`);
  }
  await send('POST', `/api/pages/${id}/publish`);
}

function headerOf(slug: string) {
  return { locale: 'fr', title: `Page ${slug}`, slug, summary: 'Ce que la banque fait ici.' };
}

/** Returns texts of about 200 words each, typical of corporate sites. */
function modulesOf(slug: string) {
  return Array.from({ length: modulesPerPage }, (_, index) => {
    const sentence = `La banque de l’estuaire accompagne ses clients, ${slug}, partie ${index}. `;
    const paragraph = `<p>${sentence.repeat(6)}</p>`;
    return { type: 'text', data: { html: `<h2>Partie ${index}</h2>${paragraph.repeat(3)}` } };
  });
}
