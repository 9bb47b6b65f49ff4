import { z } from 'zod';
import { type Series, series } from './rounds.ts';

/** A page of the demonstration. */
const slug = 'mentions-legales';
const pagesSchema = z.object({ items: z.array(z.object({ id: z.string(), slug: z.string() })) });
const savesPerRound = 10;
const limitMs = 5_000;

/**
 * Returns the time from the response to a published title until visitors see it, in milliseconds:
 * the median of ten saves.
 */
export async function visibleAfter(origin: string, cookie: string): Promise<Series> {
  const saveTitle = await titleSaver(origin, cookie);
  return series(async (round) => {
    const times: number[] = [];
    for (let save = 0; save < savesPerRound; save += 1) {
      const title = `Round ${round}, save ${save}`;
      await saveTitle(title);
      times.push(await msUntilShown(`${origin}/${slug}`, title));
    }
    return times.toSorted((one, other) => one - other)[savesPerRound / 2] ?? Number.NaN;
  });
}

/** Returns a function that saves a title of the page, with the version that it last got. */
export async function titleSaver(origin: string, cookie: string) {
  const found = await fetch(`${origin}/api/pages?pageSize=100&locale=fr`, { headers: { cookie } });
  const { items } = pagesSchema.parse(await found.json());
  const id = items.find((item) => item.slug === slug)?.id;
  if (id === undefined) throw new Error(`there is no page ${slug}`);
  return headerSaver({ origin, cookie }, { id, slug });
}

/** Returns a function that saves a page with this header and a title, from its present version on. */
export async function headerSaver(
  { origin, cookie }: { readonly origin: string; readonly cookie: string },
  { id, ...header }: { readonly id: string; readonly slug: string; readonly parentId?: string },
) {
  const address = `${origin}/api/pages/${id}`;
  const found = await fetch(address, { headers: { cookie } });
  if (!found.ok) throw new Error(`reading a page returned ${found.status}`);
  let etag = found.headers.get('etag') ?? '';
  return async (title: string): Promise<void> => {
    const saved = await fetch(address, {
      method: 'PUT',
      headers: { cookie, origin, 'content-type': 'application/json', 'if-match': etag },
      body: JSON.stringify({ ...header, title, publish: true }),
    });
    await saved.arrayBuffer();
    if (!saved.ok) throw new Error(`saving a page returned ${saved.status}`);
    etag = saved.headers.get('etag') ?? '';
  };
}

async function msUntilShown(address: string, title: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const shown = await (await fetch(address)).text();
    const waited = performance.now() - started;
    if (shown.includes(title)) return waited;
    if (waited > limitMs) throw new Error('a saved page was not shown in time');
  }
}
