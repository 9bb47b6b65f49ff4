import type { UnavailableOfferBlock } from '@parvis/contracts/site/screens.ts';
import { htmlIn } from '../../server/html-in.tsx';
import { data, type Rendered } from '../../server/rendered.ts';
import { UnavailableOffer } from './closed-offer.server.tsx';

/** Returns the block that replaces a closed offer. */
export function unavailableOfferBlock(screen: UnavailableOfferBlock): Rendered {
  return data('text/html', htmlIn(screen.locale, <UnavailableOffer {...screen} />));
}
