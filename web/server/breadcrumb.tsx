import type { PageLink } from '@parvis/contracts/site/content-page.ts';
import { useIntl } from 'react-intl';
import { Breadcrumb as Path } from '../ui/breadcrumb/breadcrumb.tsx';

interface BreadcrumbProps {
  readonly home: PageLink;
  /** The pages above the current one, from the top. */
  readonly above: readonly PageLink[];
  readonly title: string;
}

/** The breadcrumb of the current page. */
export function Breadcrumb({ home, above, title }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'breadcrumb.label' });
  return <Path label={label} above={[home, ...above]} title={title} />;
}
