import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { IntlShape } from 'react-intl';
import { type Metadata, metadataOfQuoted } from '../../server/head-metadata.tsx';
import { intlForSite } from '../../server/intl.ts';
import { truncateBetweenWords } from '../../server/truncate-text.ts';
import { careersPage } from './careers-page.server.ts';
import { jobPosting } from './job-posting.server.ts';
import { placesOnSite } from './offer-words.server.ts';
import { offersPage } from './offers-page.server.ts';

/** The maximum length of a description that search engines show. */
const descriptionCharacters = 160;

/** Returns an offer in one line: its title and places. */
export function offerInLine(
  { title, places }: Pick<OfferPage, 'title' | 'places'>,
  words: Pick<IntlShape, 'formatMessage'>,
): string {
  const { name } = placesOnSite(
    places.map(({ names }) => names),
    words,
  );
  return name === undefined ? title : `${title} – ${name}`;
}

/** Returns the beginning of an offer's description. */
export function offerDescription({ description }: OfferPage): string {
  return truncateBetweenWords(toPlainText(description), descriptionCharacters);
}

/**
 * Returns the metadata of an offer's page.
 * @param origin scheme and host of the site
 * @param frame the frame of the site, with its settings
 */
export function offerMetadata(
  offer: OfferPage,
  origin: string,
  frame: Pick<SiteFrame, 'locale' | 'site'>,
): Metadata {
  const { locale } = frame;
  const words = intlForSite(locale, frame);
  const above = [careersPage(locale), offersPage(locale, words)];
  const { path } = offer;
  const quoted = {
    locale,
    path,
    title: offerInLine(offer, words),
    description: offerDescription(offer),
  };
  const metadata = metadataOfQuoted({ ...quoted, above }, origin, frame);
  const name = words.formatMessage({ id: 'site.name' });
  const posting = jobPosting(offer, { name, origin });
  return { ...metadata, things: [...(posting ? [posting] : []), ...metadata.things] };
}
