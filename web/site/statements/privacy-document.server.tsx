import type { StatementScreen } from '@parvis/contracts/site/screens.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { IntlShape } from 'react-intl';
import prose from '../../blocks/text/text.module.css';
import { intlForSite } from '../../server/intl.ts';
import { listCategories } from '../consent/categories.ts';
import { consentWordsIn } from '../consent/consent-words.ts';
import { CookieList } from '../consent/cookie-list.tsx';
import { ServiceList } from '../consent/service-list.tsx';
import { PlainPage, type PlainPageParts } from '../plain-page/plain-page.server.tsx';
import { dataRetention } from './data-retention.ts';
import { WideTable } from './wide-table.server.tsx';

interface PrivacyDocumentProps extends PlainPageParts, Pick<StatementScreen, 'path'> {}

/**
 * The data stored about visitors, in their browsers and by us, rendered from the tables that the
 * code uses.
 */
export function PrivacyDocument(props: PrivacyDocumentProps) {
  const { frame, assets } = props;
  const { locale } = frame;
  const words = intlForSite(locale, frame);
  const { formatMessage } = words;
  return (
    <PlainPage
      {...props}
      heading={formatMessage({ id: 'privacy.heading' })}
      lead={formatMessage({ id: 'privacy.lead' })}
    >
      <div className={prose.prose}>
        <h2>{formatMessage({ id: 'privacy.browser' })}</h2>
        <p>{formatMessage({ id: 'privacy.browser-text' })}</p>
        {listCategories(locale).map(({ category, name, text }) => (
          <section key={category}>
            <h3>{name}</h3>
            <p>{text}</p>
            <CookieList category={category} locale={locale} />
            <ServiceList category={category} locale={locale} scripts={assets.scripts ?? []} />
          </section>
        ))}
        <p>{consentWordsIn[locale].formatMessage({ id: 'consent.panel-text' })}</p>
        <h2>{formatMessage({ id: 'privacy.given' })}</h2>
        <p>{formatMessage({ id: 'privacy.given-text' })}</p>
        <WideTable label={formatMessage({ id: 'privacy.given' })}>
          <KeptTable words={words} days={assets.messageDays ?? 0} />
        </WideTable>
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

interface KeptTableProps {
  readonly words: IntlShape;
  readonly days: number;
}

function KeptTable({ words: { formatMessage }, days }: KeptTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {['what', 'why', 'until'].map((column) => (
            <th key={column} scope="col">
              {formatMessage({ id: `privacy.column.${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(dataRetention).map(([kind, until]) => (
          <tr key={kind}>
            <th scope="row">{formatMessage({ id: `privacy.kind.${kind}` })}</th>
            <td>{formatMessage({ id: `privacy.why.${kind}` })}</td>
            <td>{formatMessage({ id: `privacy.until.${until}` }, { days })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
