import { fragmentRoutes } from '@parvis/contracts/site/routes/fragment-routes.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { publicRoutes } from '@parvis/contracts/site/routes/public-routes.ts';
import { servedFiles } from '@parvis/services/main/own-addresses.ts';
import { z } from 'zod';
import { sessionCookie } from '../chaos/session-cookie.ts';

const crawledPages = 120;
const minimumWord = 3;
const pagesSchema = z.object({
  items: z.array(z.looseObject({ id: z.string(), locale: z.string(), status: z.string() })),
});
const modulesSchema = z.object({
  items: z.array(z.looseObject({ id: z.string(), type: z.string() })),
});
const filesSchema = z.object({ items: z.array(z.looseObject({ url: z.string() })) });
const descriptionSchema = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** What requests to a running site can name. */
export interface SampleSite {
  /** The addresses that its pages lead to, by the pattern of their route, or `page`. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
  /** Distinct words of its pages. */
  readonly words: readonly string[];
  readonly modules: readonly z.infer<typeof modulesSchema>['items'][number][];
  readonly pageIds: readonly string[];
  /** The names of the schemas of the API. */
  readonly schemas: readonly string[];
}

/** Reads a running demonstration: its site map, pages, offers, and what editors see of its modules. */
export async function readSampleSite(origin: string): Promise<SampleSite> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const listed = [
    ...pathsIn(await read('/sitemap-pages/1.xml')),
    ...pathsIn(await read('/sitemap-media/1.xml')),
    ...pathsIn(await read('/sitemap-offers/1.xml')),
  ];
  const addresses = new Map<string, Set<string>>();
  const words = new Set<string>();
  const note = (address: string) => {
    const pattern = patternOf(address);
    addresses.set(pattern, (addresses.get(pattern) ?? new Set()).add(address));
  };
  listed.forEach(note);
  for (const path of ['/', '/en/', ...spread(listed, crawledPages)]) {
    const html = await read(path);
    for (const [, value = ''] of html.matchAll(/="(\/[^"#\s]*)/g))
      note(value.replaceAll('&amp;', '&'));
    for (const [word] of html.replaceAll(/<[^>]*>/g, ' ').matchAll(/\p{L}+/gu))
      if (word.length >= minimumWord) words.add(word.toLowerCase());
  }
  const { files, ...known } = await readAsEditor(origin);
  files.forEach(note);
  return {
    addresses: new Map([...addresses].map(([pattern, found]) => [pattern, [...found]])),
    words: [...words],
    ...known,
  };
}

async function readAsEditor(origin: string) {
  const headers = { cookie: await sessionCookie(origin) };
  const read = async (path: string) => (await fetch(origin + path, { headers })).json();
  const pages = pagesSchema.parse(await read('/api/pages?pageSize=100')).items;
  const shown = pages.filter(({ locale, status }) => locale === 'fr' && status === 'published');
  const modules = await Promise.all(
    shown.map(async ({ id }) => modulesSchema.parse(await read(`/api/${id}/modules`)).items),
  );
  const description = descriptionSchema.parse(await read('/api/openapi.json'));
  return {
    modules: modules.flat(),
    pageIds: shown.map(({ id }) => id),
    files: filesSchema.parse(await read('/api/media/files')).items.map(({ url }) => url),
    schemas: Object.keys(description.components.schemas),
  };
}

function pathsIn(siteMap: string): readonly string[] {
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

function spread<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0);
}

const patterns = new Map<string, string>(
  Object.entries({ ...publicRoutes, ...fragmentRoutes }).map(([name, { fr }]) => [name, fr]),
);

function patternOf(address: string): string {
  const [path = '/'] = address.split('?', 1);
  const file = Object.values(servedFiles).find(({ path: pattern }) =>
    path.startsWith(pattern.slice(0, pattern.indexOf('{'))),
  );
  return file?.path ?? patterns.get(matchPath(path)?.name ?? '') ?? 'page';
}
