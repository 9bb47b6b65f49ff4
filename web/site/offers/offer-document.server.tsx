import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { OfferScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextView } from '../../blocks/text/text-view.tsx';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import layout from '../../ui/layout.module.css';
import { BackToSearch } from '../back-to-search/back-to-search.server.tsx';
import { cookies } from '../consent/cookies.ts';
import { ShareMenu } from '../share/share-menu.server.tsx';
import { ApplyLink } from './apply-link.server.tsx';
import styles from './offer-document.module.css';
import { OfferFactList } from './offer-facts.server.tsx';
import { OfferHead } from './offer-head.server.tsx';
import { offerDescription, offerInLine, offerMetadata } from './offer-metadata.server.ts';
import { formatDay } from './offer-words.server.ts';
import { RelatedOffers } from './related-offers.server.tsx';

interface OfferDocumentProps extends OfferScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** An open offer: its title, place, employer, and application link. */
export function OfferDocument({ frame, offer, viewer, assets }: OfferDocumentProps) {
  const { locale } = frame;
  const { path, related, written } = offer;
  const own = written.find((one) => one.locale === locale);
  const origin = assets.origin ?? '';
  const words = intlForSite(locale, frame);
  const title = offerInLine(offer, words);
  return (
    <Document
      frame={frame}
      path={path}
      viewer={viewer}
      assets={assets}
      head={{
        title: titleOnSite(words, title),
        description: offerDescription(offer),
        canonicalPath: (own ?? written[0])?.path ?? path,
        isUntranslated: own === undefined || written.length === 1,
        metadata: offerMetadata(offer, origin, frame),
      }}
    >
      <article data-ref={offer.id}>
        <OfferHead offer={offer} locale={locale} />
        <ApplyBar offer={offer} locale={locale} isStill={viewer.logged} />
        <div className={`${layout.grid} ${styles.body}`}>
          <Opening offer={offer} locale={locale} />
          <div className={styles.aside}>
            <OfferFactList offer={offer} locale={locale} />
          </div>
          <div className={styles.description}>
            <OfferText offer={offer} locale={locale} blocks={offer.description.content.slice(1)} />
            <ApplyAgain offer={offer} />
            {viewer.logged ? null : (
              <ShareMenu address={origin + path} title={title} summary={undefined} />
            )}
          </div>
        </div>
      </article>
      <RelatedOffers title="job.related" related={related} locale={locale} />
      {viewer.logged ? null : <ApplyIslands offer={offer} locale={locale} />}
    </Document>
  );
}

interface OfPage {
  readonly offer: OfferPage;
  readonly locale: Locale;
}

/** The link back to the list, the last day and the apply link: a bar that sticks, but for editors. */
function ApplyBar({ offer, locale, isStill }: OfPage & { readonly isStill: boolean }) {
  const intl = useIntl();
  const { id, closesAt } = offer;
  return (
    <div className={`${styles.bar} ${isStill ? '' : styles.sticky}`}>
      <div className={layout.grid}>
        <div className={styles.tools}>
          {isStill ? null : <BackToSearch locale={locale} />}
          {closesAt === undefined ? null : (
            <p className={styles.until}>
              <FormattedMessage
                id="offers.until"
                values={{ day: <span className={styles.day}>{formatDay(intl, closesAt)}</span> }}
              />
            </p>
          )}
          <ApplyLink id={id} />
        </div>
      </div>
    </div>
  );
}

/** The first paragraph of the description, which a phone shows above the facts. */
function Opening({ offer, locale }: OfPage) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.opening} aria-labelledby="offer-description">
      <h2 id="offer-description" className="visually-hidden">
        {formatMessage({ id: 'job.description' })}
      </h2>
      <OfferText offer={offer} locale={locale} blocks={offer.description.content.slice(0, 1)} />
    </section>
  );
}

type Blocks = OfferPage['description']['content'];

/** A part of the description, in its language. */
function OfferText({ offer, locale, blocks }: OfPage & { readonly blocks: Blocks }) {
  const { writtenIn } = offer;
  return (
    <div lang={writtenIn === locale ? undefined : writtenIn}>
      <TextView data={{ doc: { type: 'doc', content: blocks } }} headingIds={[]} />
    </div>
  );
}

function ApplyAgain({ offer }: Pick<OfPage, 'offer'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.apply}>
      <ApplyLink id={offer.id} />
      <p>{formatMessage({ id: 'job.apply-note' })}</p>
    </div>
  );
}

/** The islands that add the visitor's origin to the apply links; invisible. */
function ApplyIslands({ offer, locale }: OfPage) {
  const check = {
    'data-island': 'campaign-check',
    'data-wake': 'now',
    'data-offer': offer.id,
    'data-check': pathOf('campaign_check', locale),
  };
  const { name } = cookies.campaign;
  return (
    <>
      <span hidden data-island="apply-source" data-wake="now" data-query="src" />
      <span hidden {...check} data-cookie={name} />
      <span hidden {...check} data-no-cookie={name} data-query="idc" />
    </>
  );
}
