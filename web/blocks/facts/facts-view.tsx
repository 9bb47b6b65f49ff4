import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import { useIntl } from 'react-intl';
import facts from '../../ui/facts.module.css';
import { Link } from '../../ui/link/link.tsx';
import type { BlockContext, BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { findDestination } from '../parts/find-destination.ts';
import { renderUnkeyed } from '../render-unkeyed.ts';

/** What readers look up, each value with its label; the summary of the page makes way for it. */
export function FactsView({ data: { title, items }, links }: BlockProps<'facts'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <dl className={facts.list} data-facts="">
        {renderUnkeyed(items, (item) => (
          <div>
            <dt>{item.label}</dt>
            <dd>
              <Value {...item} links={links} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type ValueProps = ModuleData<'facts'>['items'][number] & Pick<BlockContext, 'links'>;

/** A value, which is plain text while the target of its link is not published. */
function Value({ value, link, links }: ValueProps) {
  const { formatMessage } = useIntl();
  const destination = findDestination(link, links, formatMessage({ id: 'link.new-tab' }));
  return destination === undefined ? value : <Link {...destination}>{value}</Link>;
}
