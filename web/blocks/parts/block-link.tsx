import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import type { BlockContext } from '../block-props.ts';
import { findDestination } from './find-destination.ts';

interface BlockLinkProps extends Pick<BlockContext, 'links'> {
  readonly link: ModuleLink | undefined;
  /** The link's text; nothing is rendered without one. */
  readonly children: string;
}

/** A block's onward link; nothing while its target is not published. */
export function BlockLink({ link, links, children }: BlockLinkProps) {
  const { formatMessage } = useIntl();
  const destination = findDestination(link, links, formatMessage({ id: 'link.new-tab' }));
  if (destination === undefined || children === '') return null;
  return (
    <p>
      <Link {...destination} kind="onward">
        {children}
      </Link>
    </p>
  );
}
