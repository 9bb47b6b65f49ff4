import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { openOrama } from './orama-peer.ts';
import { sampleOffers } from './sample-offers.ts';

const peer = await openOrama(sampleOffers(Number(process.argv[2])));
process.on('message', async (query: OfferQuery) => process.send?.(await peer(query)));
process.send?.('ready');
