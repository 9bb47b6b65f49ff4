import { hydrateAs } from '../../public/hydrate-island.tsx';
import { SiteMenu } from './site-menu.tsx';

/** Hydrates the main menu. */
export const hydrate = hydrateAs(SiteMenu);
