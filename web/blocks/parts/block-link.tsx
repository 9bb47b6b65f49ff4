import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import type { BlockSurroundings } from '../block-props.ts';
import { hrefOf } from './href-of.ts';

interface BlockLinkProps extends Pick<BlockSurroundings, 'links'> {
  readonly link: ModuleLink | undefined;
  /** What it is called; nothing is shown without a name. */
  readonly children: string;
}

/** Where a block leads on to. Nothing while the item that it leads to is not published. */
export function BlockLink({ link, links, children }: BlockLinkProps) {
  const { formatMessage } = useIntl();
  const href = hrefOf(link, links);
  if (href === undefined || children === '') return null;
  const newTab = link?.kind === 'address' && link.newTab;
  return (
    <p>
      <Link
        href={href}
        kind="onward"
        newTabNote={newTab ? formatMessage({ id: 'link.new-tab' }) : undefined}
      >
        {children}
      </Link>
    </p>
  );
}
