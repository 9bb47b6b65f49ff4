import { maxItemsPerBatch } from '@parvis/contracts/content/batch-endpoints.ts';
import { eachAtOnce } from '@parvis/services/content-import/each-at-once.ts';
import { z } from 'zod';
import { sessionCookie } from '../chaos/session-cookie.ts';
import { apiSender, type Send } from './api-sender.ts';
import type { BenchServer } from './bench-server.ts';
import { cpuFigure, measuredWork, timed, toSystem } from './measured-work.ts';
import { withParvisOnServer } from './parvis-on-server.ts';
import { type Figure, formatSpread, interleave, ratioOf } from './rounds.ts';
import { modulesOf, pageBody, samplePage, textsPerPage } from './sample-pages.ts';
import { writeItems } from './write-items.ts';

const rounds = 3;
const pages = 400;
/** Module by module it takes so long that fewer are enough. */
const pagesByModule = 100;
/** An import by batches takes 8 s where the module-by-module import took 35 s. */
const goal = 4.4;

const idSchema = z.object({ id: z.string(), revision: z.number() });

/** Measures importing pages through the API: in batches of complete pages, and module by module. */
export function benchImport(server: BenchServer): Promise<Figure[]> {
  return withParvisOnServer(server, 'import', async (prepared) => {
    const { parvis } = prepared;
    await parvis.start();
    const send = apiSender(parvis.origin, await sessionCookie(parvis.origin));
    const slugsOf = (way: string, count: number) => async (round: number) =>
      Array.from({ length: count }, (_, page) => `${way}-${round}-p${page}`);
    const system = toSystem(prepared);
    const batches = measuredWork(system, slugsOf('lot', pages), (slugs) =>
      timed(slugs.length, () => writeItems(send, slugs.map(toWholePage))),
    );
    const single = measuredWork(system, slugsOf('un', pagesByModule), (slugs) =>
      timed(slugs.length, () => eachAtOnce(slugs, (slug) => movePage(send, slug))),
    );
    await interleave(rounds, [batches.rate, single.rate]);
    return [
      {
        name: `Import of different pages of ${textsPerPage} modules, published`,
        ours: formatSpread(
          batches.rate,
          `pages/s, ${pages} in ${pages / maxItemsPerBatch} requests`,
        ),
        reference: formatSpread(
          single.rate,
          `pages/s module by module, ${2 + 2 * textsPerPage} requests each, 8 concurrently`,
        ),
        ratio: ratioOf(batches.rate, single.rate),
        goal,
      },
      cpuFigure('importing such a page', batches, single),
    ];
  });
}

function toWholePage(slug: string) {
  const page = samplePage(slug);
  return { kind: 'page', ...pageBody(page), modules: modulesOf(page), publish: true };
}

async function movePage(send: Send, slug: string): Promise<void> {
  const page = samplePage(slug);
  const { id } = idSchema.parse(await send('POST', '/api/pages', pageBody(page)));
  for (const module of modulesOf(page)) {
    const added = idSchema.parse(await send('POST', `/api/${id}/modules`, module));
    await send('POST', `/api/${id}/modules/${added.id}/activate`);
  }
  await send('POST', `/api/pages/${id}/publish`);
}
