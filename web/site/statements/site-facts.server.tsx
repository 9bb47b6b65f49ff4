import type { SiteFact } from '@parvis/contracts/content/modules/site-facts.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import prose from '../../blocks/text/text.module.css';
import { AccessibilityFacts } from './accessibility-facts.server.tsx';
import { CookieFacts } from './cookie-facts.server.tsx';
import type { FactsProps } from './facts-props.ts';
import { RetentionFacts } from './retention-facts.server.tsx';

const views: Readonly<Record<SiteFact, ComponentType<FactsProps>>> = {
  cookies: CookieFacts,
  retention: RetentionFacts,
  accessibility: AccessibilityFacts,
  'own-data': OwnDataFacts,
};

/** What the product knows, on a page that editors write: as on the generated legal pages. */
export function SiteFacts({ shows, ...props }: FactsProps & { readonly shows: SiteFact }) {
  const Facts = views[shows];
  return (
    <div className={prose.prose}>
      <Facts {...props} />
    </div>
  );
}

/** The way to one's own data. */
function OwnDataFacts({ locale }: FactsProps) {
  const { formatMessage } = useIntl();
  return (
    <p>
      <a href={ownDataPath('ask', locale)}>{formatMessage({ id: 'own-data.link' })}</a>
    </p>
  );
}
