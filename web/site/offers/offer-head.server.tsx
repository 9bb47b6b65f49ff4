import { facetsOfPlace } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Breadcrumb } from '../../server/breadcrumb.tsx';
import { ChartHead } from '../../server/chart-head.tsx';
import { homePath } from '../../server/home-path.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import typography from '../../ui/typography.module.css';
import { careersPage } from './careers-page.server.ts';
import styles from './offer-document.module.css';
import { placesOnSite } from './offer-words.server.ts';
import { offersPage } from './offers-page.server.ts';

interface OfferHeadProps {
  readonly offer: OfferPage;
  readonly locale: Locale;
}

/** The title, place and employer of an offer, over the image of its field or a chart of its city. */
export function OfferHead({ offer, locale }: OfferHeadProps) {
  const intl = useIntl();
  const { title, writtenIn, facts } = offer;
  const { line } = placesOnSite(
    offer.places.map(({ names }) => names),
    intl,
  );
  return (
    <ChartHead
      seed={seedOf(offer)}
      size="large"
      picture={offer.image && { image: offer.image, locale }}
    >
      <div className={styles.head}>
        <Breadcrumb
          home={{ title: intl.formatMessage({ id: 'breadcrumb.home' }), path: homePath(locale) }}
          above={[careersPage(locale), offersPage(locale, intl)]}
          title={title}
        />
        <div className={styles.what}>
          {facts.contract === undefined ? null : <Tag>{facts.contract}</Tag>}
          <h1
            className={`${typography.title} ${styles.title}`}
            lang={writtenIn === locale ? undefined : writtenIn}
          >
            {title}
          </h1>
          <p className={styles.where}>
            {[line, facts.entity].filter(Boolean).map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
        </div>
      </div>
    </ChartHead>
  );
}

/** The chart is that of its first city, or country. */
function seedOf({ id, places: [first] }: OfferPage): string {
  const facets = first === undefined ? [] : facetsOfPlace(first.place);
  const idIn = (group: 'city' | 'country') => facets.find((one) => one.group === group)?.id;
  return idIn('city') ?? idIn('country') ?? id;
}
