import type { StatementScreen } from '@parvis/contracts/site/screens.ts';
import prose from '../../blocks/text/text.module.css';
import { intlForSite } from '../../server/intl.ts';
import { PlainPage, type PlainPageParts } from '../plain-page/plain-page.server.tsx';
import { AccessibilityFacts } from './accessibility-facts.server.tsx';

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
        <AccessibilityFacts />
        <h2>{words('accessibility.report')}</h2>
        <p>{words('accessibility.report-text')}</p>
      </div>
    </PlainPage>
  );
}
