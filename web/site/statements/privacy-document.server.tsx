import type { StatementScreen } from '@parvis/contracts/site/screens.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import prose from '../../blocks/text/text.module.css';
import { intlForSite } from '../../server/intl.ts';
import { PlainPage, type PlainPageParts } from '../plain-page/plain-page.server.tsx';
import { CookieFacts } from './cookie-facts.server.tsx';
import { RetentionFacts } from './retention-facts.server.tsx';

interface PrivacyDocumentProps extends PlainPageParts, Pick<StatementScreen, 'path'> {}

/**
 * The data stored about visitors, in their browsers and by us, rendered from the tables that the
 * code uses.
 */
export function PrivacyDocument(props: PrivacyDocumentProps) {
  const { frame, assets } = props;
  const { locale } = frame;
  const { formatMessage } = intlForSite(locale, frame);
  return (
    <PlainPage
      {...props}
      heading={formatMessage({ id: 'privacy.heading' })}
      lead={formatMessage({ id: 'privacy.lead' })}
    >
      <div className={prose.prose}>
        <h2>{formatMessage({ id: 'privacy.browser' })}</h2>
        <p>{formatMessage({ id: 'privacy.browser-text' })}</p>
        <CookieFacts locale={locale} assets={assets} />
        <h2>{formatMessage({ id: 'privacy.given' })}</h2>
        <p>{formatMessage({ id: 'privacy.given-text' })}</p>
        <RetentionFacts assets={assets} />
        <h2>{formatMessage({ id: 'privacy.network' })}</h2>
        <p>{formatMessage({ id: 'privacy.network-text' })}</p>
        <h2>{formatMessage({ id: 'privacy.rights' })}</h2>
        <p>
          {formatMessage({ id: 'privacy.rights-text' })}{' '}
          <a href={ownDataPath('ask', locale)}>{formatMessage({ id: 'own-data.link' })}</a>
        </p>
      </div>
    </PlainPage>
  );
}
