import { eachAtOnce } from '@parvis/services/content-import/each-at-once.ts';
import { sessionCookie } from '../chaos/session-cookie.ts';
import { apiSender } from './api-sender.ts';
import type { BenchServer } from './bench-server.ts';
import { cpuFigure, measuredWork, timed, toSystem } from './measured-work.ts';
import { withParvisOnServer } from './parvis-on-server.ts';
import { type Figure, formatSpread, interleave, ratioOf } from './rounds.ts';
import { writeItems } from './write-items.ts';

const rounds = 3;
const news = 500;
/** How many times as fast batches are at least. */
const goal = 3;

/** Measures publishing different news that are drafts: in batches, and one by one. */
export function benchPublish(server: BenchServer): Promise<Figure[]> {
  return withParvisOnServer(server, 'publish', async (prepared) => {
    const { parvis } = prepared;
    await parvis.start();
    const send = apiSender(parvis.origin, await sessionCookie(parvis.origin));
    const draftsFor = (way: string) => (round: number) =>
      writeItems(
        send,
        Array.from({ length: news }, (_, number) => toNews(`${way}-${round}-${number}`)),
      );
    const system = toSystem(prepared);
    const batches = measuredWork(system, draftsFor('lot'), (ids) => {
      const publications = ids.map((id) => ({ kind: 'news', id, action: 'publish' }));
      return timed(ids.length, () => writeItems(send, publications));
    });
    const single = measuredWork(system, draftsFor('un'), (ids) =>
      timed(ids.length, () => eachAtOnce(ids, (id) => send('POST', `/api/news/${id}/publish`))),
    );
    await interleave(rounds, [batches.rate, single.rate]);
    return [
      {
        name: `${news} different news published`,
        ours: formatSpread(batches.rate, 'news/s in batches'),
        reference: formatSpread(single.rate, 'news/s one by one, 8 concurrently'),
        ratio: ratioOf(batches.rate, single.rate),
        goal,
      },
      cpuFigure('publishing a news item', batches, single),
    ];
  });
}

function toNews(slug: string) {
  const text = `<p>La banque de l’estuaire ouvre une agence, ${slug}.</p>`;
  return {
    kind: 'news',
    locale: 'fr',
    title: `Actualité ${slug}`,
    slug,
    nature: 'article',
    publishedOn: '2026-01-02',
    summary: 'Ce que la banque annonce.',
    modules: [{ type: 'text', data: { html: text } }],
  };
}
