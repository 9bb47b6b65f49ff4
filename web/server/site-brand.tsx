import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { createContext } from 'react';

/** The image of headers without their own, instead of charts. */
export const HeaderArtContext = createContext<ShownImage | undefined>(undefined);

/** The style sheet of the site's brand, if it has one. */
export function BrandSheet({ site }: WithSite) {
  const sheet = site?.brand?.sheet;
  return sheet === undefined ? null : <link rel="stylesheet" href={sheet} />;
}
