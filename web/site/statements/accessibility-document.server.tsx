import type { StatementScreen } from '@parvis/contracts/site/screens.ts';
import prose from '../../blocks/text/text.module.css';
import { intlForSite } from '../../server/intl.ts';
import { PlainPage, type PlainPageParts } from '../plain-page/plain-page.server.tsx';
import { rgaaThemes } from './rgaa.ts';
import { WideTable } from './wide-table.server.tsx';

interface AccessibilityDocumentProps extends PlainPageParts, Pick<StatementScreen, 'path'> {}

/** The accessibility statement: what was tested, and what was not assessed. */
export function AccessibilityDocument(props: AccessibilityDocumentProps) {
  const { formatMessage } = intlForSite(props.frame.locale, props.frame);
  const words = (id: string) => formatMessage({ id });
  return (
    <PlainPage
      {...props}
      heading={words('accessibility.heading')}
      lead={words('accessibility.lead')}
    >
      <div className={prose.prose}>
        <h2>{words('accessibility.state')}</h2>
        <p>{words('accessibility.state-text')}</p>
        <WideTable label={words('accessibility.table')}>
          <table>
            <caption>{words('accessibility.table')}</caption>
            <thead>
              <tr>
                <th scope="col">{words('accessibility.theme')}</th>
                <th scope="col">{words('accessibility.assessment')}</th>
                <th scope="col">{words('accessibility.checks')}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(rgaaThemes).map(([theme, assessment]) => (
                <tr key={theme}>
                  <th scope="row">{formatMessage({ id: `accessibility.theme.${theme}` })}</th>
                  <td>{formatMessage({ id: `accessibility.${assessment}` })}</td>
                  <td>{formatMessage({ id: `accessibility.checks.${theme}` })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <h2>{words('accessibility.report')}</h2>
        <p>{words('accessibility.report-text')}</p>
      </div>
    </PlainPage>
  );
}
