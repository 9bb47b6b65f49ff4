import type { MediaServices } from '../media/services.ts';
import { type OpenBrandFile, shareImages } from '../site/brand/share-images.ts';
import { BrandFiles } from '../site-settings/brand-files/brand-files.ts';
import type { Connections } from './connections.ts';

interface BrandFileParts {
  readonly connections: Pick<Connections, 'pool'>;
  readonly media: Pick<MediaServices, 'storage'>;
}

/** Returns what opens files of brands: images of links are drawn, other files were sent. */
export function brandFileOpener({ connections, media }: BrandFileParts): OpenBrandFile {
  const openShareImage = shareImages(connections.pool);
  const files = new BrandFiles(media.storage);
  return async (path) => (await openShareImage(path)) ?? files.open(path);
}
