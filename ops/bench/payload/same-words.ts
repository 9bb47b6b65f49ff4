import type { SampleList } from './sample-lists.ts';
import {
  menuPages,
  newsNumber,
  type PlacedPage,
  pathOf,
  sampleFacets,
  titleOf,
  valuesOf,
} from './sample-site.ts';
import type { Site } from './site.ts';

/** What a list of news shows. */
interface ShownList {
  readonly total: number;
  readonly titles: readonly string[];
  /** The number of news with each value, by its name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** @throws Error when a site does not show every word of a page, of what is above it, or of the menu */
export async function checkPage(sites: readonly Site[], page: PlacedPage): Promise<void> {
  const menu = menuPages.flatMap(({ top, below }) => [top, ...below].map(({ title }) => title));
  const texts = page.texts.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  const expected = [...page.above.map(titleOf), page.title, ...texts];
  for (const { name, origin } of sites) {
    const shown = visibleText(await htmlOf(origin + pathOf(page)));
    const missing = menu.filter((title) => !shown.includes(title));
    if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')} in its menu`);
    let from = 0;
    for (const words of expected) {
      from = shown.indexOf(words, from) + words.length;
      if (from < words.length)
        throw new Error(`${name} does not show “${words}” on ${pathOf(page)}`);
    }
  }
}

/** @throws Error when the sites show other news of a list, another total or other counts */
export async function checkList(sites: readonly Site[], list: SampleList): Promise<ShownList> {
  const [shown, other] = await Promise.all(
    sites.map(async (site) => shownList(await htmlOf(site.origin + site.listPath(list)))),
  );
  if (shown === undefined || JSON.stringify(shown) !== JSON.stringify(other))
    throw new Error(
      `${JSON.stringify(list)} differs:\n${JSON.stringify(shown)}\n${JSON.stringify(other)}`,
    );
  return shown;
}

async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  return response.text();
}

/** Returns the text of a page, with single spaces; scripts hold a copy that nobody reads. */
function visibleText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

function shownList(html: string): ShownList {
  const text = visibleText(html);
  const total = /(\d[\d ]*|Aucun) résultats?/.exec(text)?.[1] ?? '';
  const titles = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, title = '']) =>
    visibleText(title).trim(),
  );
  const names = sampleFacets.flatMap((facet) => valuesOf(facet).map(({ name }) => name));
  const counts = names.map((name) => {
    const count = new RegExp(`${name} \\((\\d+)\\)`).exec(text)?.[1];
    return [name, Number(count ?? 0)] as const;
  });
  return {
    total: total === 'Aucun' ? 0 : Number(total.replaceAll(' ', '')),
    titles: titles.filter((title) => sampleTitles.has(title)),
    counts: Object.fromEntries(counts),
  };
}

const sampleTitles = new Set(
  Array.from({ length: 5_000 }, (_, number) => newsNumber(number).title),
);
