import { readFile } from 'node:fs/promises';
import { searchPath } from '@parvis/contracts/site/search/search-address.ts';
import { z } from 'zod';

/**
 * Measures the search of a running demonstration: `npx tsx ops/bench/site-searches/measure.ts URL`.
 * Prints what is not found, then found of expected, and the mean rank of the first expected title.
 */

const searchesSchema = z.array(
  z.object({
    locale: z.enum(['fr', 'en']),
    typed: z.string(),
    /** Part of a title among the first ten; `nothing` when no page may be found. */
    finds: z.string().optional(),
    /** Whether open offers must be mentioned. */
    offers: z.boolean().optional(),
  }),
);

interface Found {
  readonly titles: readonly string[];
  readonly hasOffers: boolean;
}

const [origin] = process.argv.slice(2);
if (origin === undefined) throw new Error('the address of the demonstration is missing');
const file = new URL('searches.json', import.meta.url);
const searches = searchesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
const ranks: number[] = [];
let correct = 0;
for (const search of searches) {
  const { titles, hasOffers } = await find(searchPath(search.locale, { search: search.typed }));
  const rank = titles.findIndex((title) => search.finds && title.includes(search.finds)) + 1;
  const isCorrect =
    ((search.offers ?? false) ? hasOffers : true) &&
    (search.finds === undefined || (search.finds === 'nothing' ? titles.length === 0 : rank > 0));
  if (isCorrect) correct += 1;
  else
    console.info(`“${search.typed}” (${search.locale}): ${titles.slice(0, 3).join(' | ') || '–'}`);
  if (rank > 0) ranks.push(rank);
}
const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
console.info(`${correct} of ${searches.length}, mean rank ${mean.toFixed(2)}`);

async function find(path: string): Promise<Found> {
  const html = await (await fetch(new URL(path, origin))).text();
  const rows = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  const titles = rows.map((row) => textOf(/<h\d[\s\S]*?<\/h\d>/.exec(row)?.[0] ?? ''));
  return {
    titles,
    hasOffers: /offres? d’emploi|Offre d’emploi|job offers? match|Job offer:/.test(
      html.replace(/<nav[\s\S]*?<\/nav>/g, ''),
    ),
  };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .trim();
}
