import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../../server/breadcrumb.tsx';
import { ChartHead } from '../../server/chart-head.tsx';
import { homePath } from '../../server/home-path.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import typography from '../../ui/typography.module.css';
import { ApplyLink } from './apply-link.server.tsx';
import { careersPage } from './careers-page.server.ts';
import styles from './offer-document.module.css';
import { describePlace, formatDay } from './offer-words.server.ts';
import { offersPage } from './offers-page.server.ts';

interface OfferHeadProps {
  readonly offer: OfferPage;
  readonly locale: Locale;
}

/** The title, place and employer of an offer, and the apply link, over a chart of its city. */
export function OfferHead({ offer, locale }: OfferHeadProps) {
  const intl = useIntl();
  const { id, title, writtenIn, facts, facets, closesAt } = offer;
  const { name, within } = describePlace(facts);
  const where = [name, within].filter((part) => part !== undefined).join(', ');
  return (
    <ChartHead seed={facets.city ?? facets.country ?? id} size="large">
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
          <p className={styles.where}>{[where, facts.entity].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.apply}>
          <ApplyLink id={id} />
          {closesAt === undefined ? null : (
            <p>
              <FormattedMessage id="offers.until" values={{ day: formatDay(intl, closesAt) }} />
            </p>
          )}
        </div>
      </div>
    </ChartHead>
  );
}
