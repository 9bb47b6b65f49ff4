import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { openOrama } from './orama-peer.ts';
import { sampleOffers } from './sample-offers.ts';

const peer = await openOrama(sampleOffers(Number(process.argv[2])));
process.on('message', (query: OfferQuery) => {
  void peer(query).then((answer) => process.send?.(answer));
});
process.send?.('ready');
