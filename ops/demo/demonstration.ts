import { pairByName } from '@parvis/services/content-import/pair-by-name.ts';
import { readSource } from '@parvis/services/content-import/read-source.ts';
import { dataPath } from './data.ts';
import { Addresses } from './items/addresses.ts';
import { resolveItems } from './items/read-items.ts';
import { libraryOf } from './media/library.ts';
import { readArtworks } from './media/read-artworks.ts';
import { readDocuments } from './media/read-documents.ts';
import { readFilms, readVideos } from './media/read-videos.ts';
import { readFacets } from './site/read-facets.ts';
import { readLivePosts } from './site/read-live-posts.ts';
import { readMenus } from './site/read-menus.ts';
import { readRedirects } from './site/read-redirects.ts';
import { readSettings } from './site/read-settings.ts';

/** All that is written about Estuaire, an invented banking group, except its offers. */
export type Demonstration = Awaited<ReturnType<typeof readDemonstration>>;

/** Reads the demonstration. @throws Error that names the file at fault, in one sentence */
export async function readDemonstration() {
  const { documents: sources } = await readSource(dataPath('content'));
  const written = pairByName(sources);
  const documents = readDocuments();
  const library = libraryOf(documents);
  const addresses = new Addresses(written, documents);
  return {
    addresses,
    items: resolveItems(written, addresses, library),
    artworks: readArtworks(),
    documents,
    videos: readVideos(),
    films: readFilms(),
    facets: readFacets(),
    settings: readSettings(library),
    menus: readMenus(),
    redirects: readRedirects(),
    livePosts: readLivePosts(),
  };
}
